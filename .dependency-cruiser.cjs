// The direction rules of docs/architecture.md. A rule that hinders is changed there, in an ADR, never bypassed here.
const only = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to });
const layer = (name, from, forbidden, comment) =>
  only(name, { path: from, pathNot: '\\.test\\.tsx?$' }, { path: forbidden }, comment);

const areas = 'devices|people|administration|fleet|content|statistics';
/** What puts the areas together. */
const top = 'compose/|start/|demo/|app\\.ts|main\\.ts';

/** Features that share the parts of others, which are below them: fleet above devices, and no two know each other. */
const sharedParts = {
  'devices/apps': 'devices/device',
  'devices/av': 'devices/(device|screen)',
  'devices/debug': 'devices/device',
  'devices/diagnostics': 'devices/device',
  'devices/network': 'devices/(device|settings)',
  'devices/past': 'devices/(device|diagnostics)',
  'devices/screen': 'devices/device',
  'devices/settings': 'devices/(device|past|presence)',
  'devices/topology': 'devices/device',
  'devices/wifi': 'devices/(device|diagnostics|settings)',
  'fleet/firmware': 'devices/device|fleet/(approvals|profiles)',
  'fleet/app-files': 'fleet/(app-profiles|approvals|firmware|profiles)',
  'fleet/app-profiles': 'fleet/(approvals|profiles)',
  'fleet/groups': 'devices/device|fleet/firmware',
  'fleet/presets': 'devices/device|fleet/(approvals|profiles)',
  'fleet/inventory': 'devices/device|fleet/(groups|place)',
  'fleet/list': 'devices/device|fleet/(firmware|groups|inventory)',
  'fleet/map': 'devices/device|fleet/place',
  'fleet/place': 'devices/device',
  // Parts for the profiles of any cargo: they know none.
  'fleet/profiles': 'fleet/approvals',
  // The page with all tabs.
  'fleet/detail':
    'devices/(apps|av|debug|device|diagnostics|network|past|presence|settings|topology|wifi)|fleet/(firmware|groups|inventory|place|presets)',
};

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
      {
        path: '^src/web/features/([^/]+/[^/]+)/',
        pathNot: `^src/web/features/(${Object.keys(sharedParts).join('|')})/`,
      },
      { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
      'A feature never imports another feature.',
    ),
    ...Object.entries(sharedParts).map(([feature, parts]) =>
      only(
        `feature-${feature.replace('/', '-')}`,
        { path: `^src/web/features/${feature}/` },
        { path: '^src/web/features/', pathNot: `^src/web/features/(${feature}|${parts})/` },
        'A feature shares the parts of those below it.',
      ),
    ),
    only(
      'case-player-is-pure',
      { path: '^src/case-player/', pathNot: '\\.test\\.ts$' },
      {
        pathNot: [
          '^src/(case-player|domain)/',
          '^machines/',
          '^src/web/entities/stream/(replay|deadlines|text)\\.ts$',
          '^src/web/features/administration/timeline/statechart/',
        ],
      },
      'It runs inside a file with no network: the machine, the fold and the parts of the console that draw nothing.',
    ),
    // server: main → app, start → compose, demo → areas → core. Within an area: module → handlers → engine → gateway.
    layer(
      'core-knows-no-area',
      '^src/server/core/',
      `^src/server/(${areas}|${top})`,
      'Log, database, streams, live, http: the same for every feature.',
    ),
    layer(
      'core-log-and-database-are-low',
      '^src/server/core/(log|database|network|secrets|files|environment|logger)',
      '^src/server/core/(streams|read-models|live|audit|tracing|http|resource|module|services)',
      'direction',
    ),
    layer(
      'core-streams-know-no-kind',
      '^src/server/core/streams/',
      '^src/server/core/(read-models|live|audit|tracing|http|resource|module|services)',
      'every kind of stream alike',
    ),
    layer(
      'core-tracing-knows-the-ports',
      '^src/server/core/tracing/',
      '^src/server/core/(read-models|live|audit|http|resource|module|services)',
      'It wraps what is between the parts, and asks none of them.',
    ),
    layer(
      'core-read-models-live-audit',
      '^src/server/core/(read-models|live|audit)/',
      '^src/server/core/(http|resource|module|services)',
      'direction',
    ),
    layer('core-http', '^src/server/core/http/', '^src/server/core/(resource|module)', 'direction'),
    // statistics → fleet → devices; every other area is beside these.
    only(
      'areas-meet-at-ports',
      { path: `^src/server/(${areas})/`, pathNot: '\\.test\\.ts$' },
      {
        path: `^src/server/(${areas})/`,
        pathNot: ['^src/server/$1/', '/port\\.ts$', '^src/server/(devices|fleet)/'],
      },
      'An area reaches another through a file named port.ts, or is given what it needs by compose/.',
    ),
    only(
      'devices-know-no-fleet',
      { path: '^src/server/(?!statistics/|fleet/|compose/|start/|demo/|app\\.ts)', pathNot: '\\.test\\.ts$' },
      { path: '^src/server/fleet/', pathNot: '/port\\.ts$' },
      'Only statistics and compose/ are above the fleet.',
    ),
    only(
      'others-know-no-device',
      {
        path: '^src/server/(?!devices/|fleet/|statistics/|compose/|start/|demo/|app\\.ts)',
        pathNot: '\\.test\\.ts$',
      },
      { path: '^src/server/devices/', pathNot: '/port\\.ts$' },
      'Fleet and statistics are made of devices; other areas reach them through a file named port.ts.',
    ),
    layer(
      'profiles-know-no-cargo',
      '^src/server/fleet/(approvals|profiles|rollouts)/',
      '^src/server/fleet/(?!approvals/|groups/|profiles/|rollouts/)',
      'Calls, approvals and engine are the same for every cargo; a cargo hands in what it knows.',
    ),
    layer(
      'rollouts-know-no-calls',
      '^src/server/fleet/(approvals|rollouts)/',
      '^src/server/fleet/profiles/',
      'The calls for profiles are above the engine.',
    ),
    layer(
      'areas-know-no-composition',
      `^src/server/(${areas})/`,
      `^src/server/(${top})`,
      'compose/ puts them together.',
    ),
    only(
      'handlers-stand-alone',
      { path: `^src/server/(${areas})/([^/]+)/`, pathNot: '\\.test\\.ts$' },
      { path: `^src/server/(${areas})/.+handlers\\.ts$`, pathNot: '^src/server/$1/$2/' },
      'A feature takes no handlers of another one; what both need has a file of its own.',
    ),
    layer(
      'gateway-knows-no-tasks',
      '^src/server/devices/gateway/',
      '^src/server/(devices/(?!gateway/)|core/(log|streams|read-models|live|audit|http|resource))|^machines/',
      'direction',
    ),
    layer(
      'engine',
      '^src/server/devices/engine/',
      '^src/server/(devices/(?!engine/|gateway/|read-model/|[^/]+/queries)|core/(live|http|resource|module|services))',
      'direction',
    ),
    layer(
      'handlers-know-no-gateway',
      '^src/server/(?!compose/|app\\.ts|start/|devices/(engine|gateway|capture)/)',
      '^src/server/devices/gateway/',
      'Every write to a device is a task, and a read goes through the engine (DeviceReader). Pictures and keys of a screen have the port alone.',
    ),
    only(
      'opentelemetry-in-one-file',
      { path: '^src/', pathNot: '^src/server/core/tracing/opentelemetry\\.ts$' },
      { path: '^node_modules/@opentelemetry/' },
      'Everything else has the port (src/server/core/tracing/port.ts).',
    ),
    only(
      'sql-where-it-is-expected',
      {
        path: '^src/server/',
        pathNot: [
          '^src/server/core/',
          '/(queries|read-model)(/|\\.ts$)',
          '(/|-)resources?\\.ts$',
          '\\.test\\.ts$',
        ],
      },
      { path: '^node_modules/(pg|kysely|@electric-sql)/', dependencyTypesNot: ['type-only'] },
      'SQL is in core/, and in files named queries, read-model or resource.',
    ),
    only(
      'every-folder-has-a-rule',
      {},
      { path: `^src/server/(?!core/|compose/|start/|demo/|(${areas})/)[^/]+/` },
      'A new folder of the server gets a direction here and a line in docs/architecture.md.',
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
