// The direction rules of docs/architecture.md. A rule that hinders is changed there, in an ADR, never bypassed here.
const only = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to });
const layer = (name, from, forbidden, comment) =>
  only(name, { path: from, pathNot: '\\.test\\.tsx?$' }, { path: forbidden }, comment);

module.exports = {
  forbidden: [
    only('no-circles', {}, { circular: true }, 'What depends on itself cannot be understood in parts.'),
    only(
      'machines-are-pure',
      { path: '^machines/', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^machines/', '^node_modules/xstate/'] },
      'machines/ reaches xstate and nothing else.',
    ),
    layer(
      'usp-is-pure',
      '^src/usp/',
      '^src/(server|web|simulator|domain|api)/|^machines/',
      'bytes ↔ messages',
    ),
    only(
      'usp-no-builtins',
      { path: '^src/usp/', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core'] },
      'usp/ runs anywhere.',
    ),
    layer('domain-is-pure', '^src/domain/', '^src/(server|web|simulator|usp|api)/', 'rules for both sides'),
    only(
      'domain-no-builtins',
      { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core'] },
      'domain/ runs in the browser.',
    ),
    layer(
      'api-is-generated',
      '^src/api/',
      '^src/(server|web|simulator|usp|domain)/',
      'generated types know nobody',
    ),
    layer(
      'simulator-knows-only-usp',
      '^src/simulator/',
      '^src/(server|web|domain|api)/|^machines/',
      'an honest agent',
    ),
    only(
      'server-never-imports-the-simulator',
      { path: '^src/server/', pathNot: ['\\.test\\.ts$', '^src/server/demo/'] },
      { path: '^src/simulator/' },
      'Only the demo knows the identities of its fleet.',
    ),
    only(
      'demo-knows-identities',
      { path: '^src/server/demo/' },
      { path: '^src/simulator/', pathNot: '^src/simulator/(identity|models)' },
      'identities, no agents',
    ),
    layer(
      'web-never-server',
      '^src/web/',
      '^src/(server|simulator|usp)/',
      'the console speaks HTTP and the live socket',
    ),
    only('web-no-builtins', { path: '^src/web/' }, { dependencyTypes: ['core'] }, 'the browser has no node'),
    // web: main → app → routes → features → entities → resource → ui, charts, i18n, live → api, domain, machines
    layer(
      'web-low-knows-no-high',
      '^src/web/(ui|charts|i18n|live)/',
      '^src/web/(app|routes|features|entities|resource)/',
      'direction',
    ),
    layer('web-resource', '^src/web/resource/', '^src/web/(app|routes|features|entities)/', 'direction'),
    layer(
      'web-entities',
      '^src/web/entities/',
      '^src/web/(app|routes|features)/',
      'parts of one kind of thing that several features show',
    ),
    layer('web-features', '^src/web/features/', '^src/web/(app|routes)/', 'direction'),
    only(
      'features-stand-alone',
      { path: '^src/web/features/([^/]+)/' },
      { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
      'A feature never imports another feature.',
    ),
    only(
      'case-player-is-pure',
      { path: '^src/case-player/', pathNot: '\\.test\\.ts$' },
      {
        pathNot: [
          '^src/(case-player|domain)/',
          '^machines/',
          '^src/web/entities/stream/(replay|deadlines|text)\\.ts$',
          '^src/web/features/timeline/statechart/',
        ],
      },
      'It runs inside a file with no network: the machine, the fold and the parts of the console that draw nothing.',
    ),
    // server: main → app → modules → http → engine, projections, gateway, live → tracing → streams → store, mail, files → usp, api, domain, machines
    layer(
      'store-is-low',
      '^src/server/(store|mail|files)/',
      '^src/server/(streams|modules|http|engine|projections|gateway|live|demo|app|compose|main)',
      'direction',
    ),
    layer(
      'streams-know-no-kind',
      '^src/server/core/streams/',
      '^src/server/(modules|http|engine|projections|gateway|live|demo|app|compose|main)',
      'every kind of stream alike',
    ),
    layer(
      'gateway-knows-no-tasks',
      '^src/server/devices/gateway/',
      '^src/server/(modules|http|engine|projections|live|store|demo)|^machines/',
      'direction',
    ),
    layer(
      'projections',
      '^src/server/projections/',
      '^src/server/(modules|http|engine|gateway|live|demo|app|compose|main)',
      'direction',
    ),
    layer(
      'engine',
      '^src/server/devices/engine/',
      '^src/server/(modules|http|live|demo|app|compose|main)',
      'direction',
    ),
    layer(
      'live',
      '^src/server/core/live/',
      '^src/server/(modules|http|gateway|demo|app|compose|main)',
      'direction',
    ),
    layer(
      'handlers-know-no-gateway',
      '^src/server/(http|modules)/',
      '^src/server/devices/gateway/',
      'Every write to a device is a task, and a read goes through the engine (DeviceReader).',
    ),
    layer('modules', '^src/server/modules/', '^src/server/(demo|app|compose|main)', 'direction'),
    layer('http', '^src/server/core/http/', '^src/server/(modules|demo|app|compose|main)', 'direction'),
    layer(
      'tracing-knows-the-ports',
      '^src/server/core/tracing/',
      '^src/server/(modules|http|engine|projections|live|demo|app|compose|core|main)',
      'It wraps what is between the parts, and asks none of them.',
    ),
    only(
      'opentelemetry-in-one-file',
      { path: '^src/', pathNot: '^src/server/tracing/opentelemetry\\.ts$' },
      { path: '^node_modules/@opentelemetry/' },
      'Everything else has the port (src/server/core/tracing/port.ts).',
    ),
    only(
      'modules-stand-alone',
      { path: '^src/server/modules/(?!resource/|modules\\.ts)([^/]+/[^/]+)' },
      { path: '^src/server/modules/', pathNot: '^src/server/modules/(resource/|module\\.ts|$1)' },
      'A module never imports another; what two need is in a layer below.',
    ),
    only(
      'sql-in-two-places',
      { path: '^src/server/', pathNot: ['^src/server/(store|projections|modules)/', '\\.test\\.ts$'] },
      { path: '^node_modules/(pg|kysely|@electric-sql)/', dependencyTypesNot: ['type-only'] },
      'SQL only in store/, projections/ and the modules.',
    ),
    only(
      'no-orphans',
      {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.test\\.tsx?$',
          '(^|/)[^/]+\\.config\\.(ts|cjs)$',
          // Loaded by `node --import` before a server under test.
          '^tests/support/movable-calendar\\.ts$',
          '^tests/support/quick-devices\\.ts$',
        ],
      },
      {},
      'unused module',
    ),
    only(
      'no-tests-in-code',
      { pathNot: ['^tests/', '\\.test\\.tsx?$', '/testing\\.ts$'] },
      { path: ['^tests/', '\\.test\\.tsx?$', '/testing\\.ts$'] },
      'tests are not shipped',
    ),
    only(
      'no-dev-dependencies',
      { path: '^(src|machines)/', pathNot: ['\\.test\\.tsx?$', '^src/web/'] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
      'would be missing in production',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json'],
    },
    exclude: { path: ['^dist/', '^coverage/'] },
  },
};
