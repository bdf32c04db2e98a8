import type { StoredTables } from '#server/core/database/stored-table.ts';

export const modelsTables = {
  model_picture: {
    content: 'pictures of models, and their author',
    class: 'operational',
    kept: 'until replaced or deleted',
    readers: "everyone with the picture's address",
  },
} satisfies StoredTables;
