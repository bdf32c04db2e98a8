import type { Role, RoleInput, RoleMenu } from './queries.ts';

export const menus = ['home', 'device', 'management', 'admin', 'statistics', 'root'] as const;

export interface RoleForm {
  roleName: string;
  roleDesc: string;
  roleLevel: number | null;
  menus: RoleMenu[];
  permissions: string[];
}

export const emptyRole: RoleForm = {
  roleName: '',
  roleDesc: '',
  roleLevel: 5,
  menus: ['home', 'device', 'root'],
  permissions: [],
};

export const formOf = ({ roleName, roleDesc, roleLevel, menus: shown, permissions }: Role): RoleForm => ({
  roleName,
  roleDesc,
  roleLevel,
  menus: menus.filter((menu) => shown.includes(menu)),
  permissions: [...permissions].sort(),
});

export const bodyOf = ({ roleName, roleDesc, roleLevel, ...lists }: RoleForm): RoleInput => ({
  roleName: roleName.trim(),
  roleDesc: roleDesc.trim(),
  roleLevel: roleLevel ?? 9,
  ...lists,
});
