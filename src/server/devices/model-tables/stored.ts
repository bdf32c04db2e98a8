import type { StoredTables } from '#server/core/database/stored-table.ts';

export const modelTablesTables = {
  device_model_feature: {
    content: 'features of models',
    class: 'operational',
    kept: 'until deleted',
    readers: 'all users',
  },
  device_model_menu: {
    content: 'tabs of models',
    class: 'operational',
    kept: 'until deleted',
    readers: 'all users',
  },
  device_model: { content: 'models', class: 'operational', kept: 'until deleted', readers: 'all users' },
} satisfies StoredTables;
