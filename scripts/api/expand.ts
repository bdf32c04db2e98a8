import { readdir, readFile } from 'node:fs/promises';
import { parse, stringify } from 'yaml';
import type { JsonObject } from '#machines/json.ts';

/** Seen from an expanded file. */
export const components = '../components';
export const failures = {
  '4XX': { $ref: `${components}/responses/error.yaml` },
  '5XX': { $ref: `${components}/responses/error.yaml` },
};

/** Text of each expanded file of a folder of `openapi/` by its name: `school.yaml` becomes `school.gen.yaml`. */
export async function expandFolder<Source>(
  folder: string,
  expand: (source: Source) => JsonObject,
): Promise<Map<string, string>> {
  const place = new URL(`../../openapi/${folder}/`, import.meta.url);
  const names = (await readdir(place)).filter(
    (name) => name.endsWith('.yaml') && !name.endsWith('.gen.yaml'),
  );
  const files = new Map<string, string>();
  for (const name of names.sort()) {
    const source: Source = parse(await readFile(new URL(name, place), 'utf8'));
    const text = stringify(expand(source), { lineWidth: 0, aliasDuplicateObjects: false });
    files.set(
      `openapi/${folder}/${name.replace('.yaml', '.gen.yaml')}`,
      `# Expanded from ${name} by \`npm run api\`. Do not edit.\n${text}`,
    );
  }
  return files;
}

export const ref = (name: string) => ({ $ref: `#/${name}` });

/** The content of an answer in the envelope `{code, message, data}`. */
export const json = (data: JsonObject, paged: boolean): JsonObject => ({
  'application/json': {
    schema: {
      allOf: [
        { $ref: `${components}/schemas/envelope.yaml#/Success` },
        {
          type: 'object',
          required: ['data', ...(paged ? ['pagination'] : [])],
          properties: {
            data,
            ...(paged ? { pagination: { $ref: `${components}/schemas/envelope.yaml#/Pagination` } } : {}),
          },
        },
      ],
    },
  },
});
