import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { NoUpgradeFiles } from '#web/features/devices/firmware/no-files.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/upgradefile/upgradefileListEmpty')({
  staticData: {
    title: defineMessage({ id: 'routes.noUpgradeFiles', defaultMessage: 'Upgrade files' }),
    parent: '/management/firmware/firmwareFileList',
    permission: permissions.getFirmwarePage,
    texts: ['devices/firmware', 'devices/firmware/profiles'],
  },
  component: NoUpgradeFiles,
});
