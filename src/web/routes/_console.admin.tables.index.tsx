import { createFileRoute } from '@tanstack/react-router';
import { Table2 } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { AllTables } from '#web/features/administration/tables/all-tables.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/admin/tables/')({
  staticData: {
    title: defineMessage({ id: 'routes.tables', defaultMessage: 'Reference tables' }),
    permission: permissions.listDeviceModels,
    nav: { group: 'admin', order: 2, icon: Table2, to: '/admin/tables' },
    texts: ['administration/tables'],
  },
  component: AllTables,
});
