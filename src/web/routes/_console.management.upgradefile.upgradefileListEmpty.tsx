import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { NoUpgradeFiles } from '#web/features/fleet/firmware/no-files.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/upgradefile/upgradefileListEmpty')({
  staticData: {
    title: defineMessage('routes.noUpgradeFiles', { en: 'Upgrade files', ko: '업그레이드 파일' }),
    parent: '/management/firmware/firmwareFileList',
    permission: permissions.getFirmwarePage,
    texts: ['fleet/firmware', 'fleet/profiles'],
  },
  component: NoUpgradeFiles,
});
