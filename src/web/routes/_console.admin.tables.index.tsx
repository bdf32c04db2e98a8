import { createFileRoute } from '@tanstack/react-router';
import { Table2 } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { AllTables } from '#web/features/administration/tables/all-tables.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/admin/tables/')({
  staticData: {
    title: defineMessage('routes.tables', { en: 'Reference tables', ko: '참조 테이블' }),
    permission: permissions.listDeviceModels,
    nav: { group: 'admin', area: 'system', order: 4, icon: Table2, to: '/admin/tables' },
    texts: ['administration/tables'],
  },
  component: AllTables,
});
