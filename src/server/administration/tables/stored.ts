import type { StoredTables } from '#server/core/database/stored-table.ts';

export const tablesTables = {
  console_menu: {
    content: 'console menus',
    class: 'operational',
    kept: 'until deleted',
    readers: 'all users',
  },
  country: {
    content: 'countries, ISO 3166-1',
    class: 'operational',
    kept: 'until deleted',
    readers: 'all users',
  },
  device_model_image: {
    content: 'image addresses of models',
    class: 'operational',
    kept: 'until deleted',
    readers: 'all users',
  },
  device_model_menu_basic: {
    content: 'tabs by class',
    class: 'operational',
    kept: 'until deleted',
    readers: 'all users',
  },
  ip2location_db9: {
    content: 'locations of address ranges, if filled',
    class: 'operational',
    kept: 'until deleted',
    readers: 'all users',
  },
  managing_system: {
    content: 'management systems',
    class: 'operational',
    kept: 'until deleted',
    readers: 'all users',
  },
  manufacturer: {
    content: 'manufacturers',
    class: 'operational',
    kept: 'until deleted',
    readers: 'all users',
  },
  model_parameters: {
    content: 'parameters of models',
    class: 'operational',
    kept: 'until deleted',
    readers: 'all users',
  },
  model_supported: {
    content: 'supported objects of models',
    class: 'operational',
    kept: 'until deleted',
    readers: 'all users',
  },
  region: {
    content: 'regions, ISO 3166-2',
    class: 'operational',
    kept: 'until deleted',
    readers: 'all users',
  },
  role_group_basic: {
    content: 'role groups',
    class: 'operational',
    kept: 'until deleted',
    readers: 'all users',
  },
  service_feature: {
    content: 'feature names',
    class: 'operational',
    kept: 'until deleted',
    readers: 'all users',
  },
  service_model: {
    content: 'services and their models',
    class: 'operational',
    kept: 'until deleted',
    readers: 'all users',
  },
  system_device_model: {
    content: 'models of management systems',
    class: 'operational',
    kept: 'until deleted',
    readers: 'all users',
  },
  common_code: { content: 'value lists', class: 'operational', kept: 'until deleted', readers: 'all users' },
  education_office: { content: 'education offices', class: 'operational', kept: '–', readers: 'all users' },
  location_city: { content: 'cities', class: 'operational', kept: 'until deleted', readers: 'all users' },
} satisfies StoredTables;
