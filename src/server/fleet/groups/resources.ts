import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#server/core/database/database.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Access } from '#server/core/read-models/scope.ts';
import { defineResource } from '#server/core/resource/resource.ts';

/** Groups that people define, and location groups (A-133). */
const listedGroups = sql`(
  select gid, op_id, group_name, description, province, city, created_by, created_at, modified_at, 'User Defined'::text as type
  from device_group
  union all
  select p.place_id, p.op_id, coalesce(n.group_name, nullif(p.city, ''), p.region), n.description,
    nullif(p.region, ''), nullif(p.city, ''), null, null, n.modified_at, 'System'
  from device_place p left join place_note n using (place_id) where p.n > 0
)`;

type Sent = 'landingChannel' | 'bootAd';

/** Selects the name of the item that a command last sent to a group, room or location group. */
export const lastSent = (kind: Sent, owner: 'gid' | 'room_id' | 'place_id', id: RawBuilder<unknown>) =>
  sql<string | null>`(select name from group_content where ${sql.ref(owner)} = ${id} and kind = ${kind})`;

const sentToGroup = (kind: Sent) =>
  sql<
    string | null
  >`coalesce(${lastSent(kind, 'gid', sql`r.gid`)}, ${lastSent(kind, 'place_id', sql`r.gid`)})`;

/** RT-023. A taken name is refused with the text of RU-075 (handlers.ts). */
export const groups = defineResource('Group')({
  table: 'device_group',
  listed: listedGroups,
  id: 'gid',
  scope: 'op_id',
  fields: {
    gid: 'gid',
    groupName: 'group_name',
    opId: 'op_id',
    companyName: sql<string>`(select company_name from operator where op_id = r.op_id)`,
    desc: 'description',
    province: 'province',
    city: 'city',
    opRegionId: sql<string | null>`(
      select place_id from device_place where op_id = r.op_id and place_type = 'region' and region = r.province)`,
    opCityId: sql<string | null>`case when r.type = 'System' and r.city is not null then r.gid else (
      select place_id from device_place
      where op_id = r.op_id and place_type = 'city' and city = r.city and region = coalesce(r.province, region)
      order by n desc limit 1) end`,
    type: sql<'User Defined' | 'System'>`r.type`,
    deviceCnt: sql<number>`case r.type when 'System' then (select n from device_place where place_id = r.gid)
      else (select coalesce(sum(n), 0)::int from device_group_model_count where gid = r.gid) end`,
    landingChannel: sentToGroup('landingChannel'),
    bootAd: sentToGroup('bootAd'),
    filterCnt: sql<number>`(select count(*)::int from saved_filter where gid = r.gid)`,
    createdBy: 'created_by',
    createTime: 'created_at',
    modifyTime: 'modified_at',
  },
  search: ['group_name', 'description'],
  names: ['groupName'],
  unique: { device_group_name: 'nameconflict' },
  modified: 'modified_at',
  keptBy: { device_group_member: 'gid', saved_filter: 'gid', alarm_rule: 'gid' },
  begin: async ({ opId }, access, _id, db) => ({
    op_id: (await operatorInScope(db, access, opId ?? access.opId)).op_id,
    created_by: access.actor.name,
  }),
});

/** RT-024 (A-091). */
export const rooms = defineResource('Room')({
  table: 'room',
  id: 'room_id',
  scope: 'op_id',
  fields: {
    roomId: 'room_id',
    roomName: 'room_name',
    roomType: 'room_type',
    opId: 'op_id',
    companyName: sql<string>`(select company_name from operator where op_id = r.op_id)`,
    deviceCnt: sql<number>`(select count(*)::int from device_room where room_id = r.room_id)`,
    offlineCnt: sql<number>`(
      select count(*)::int from device_room m join device_state s using (endpoint_id)
      where m.room_id = r.room_id and s.device_status = 'Deployed' and not s.online)`,
    landingChannel: lastSent('landingChannel', 'room_id', sql`r.room_id`),
    bootAd: lastSent('bootAd', 'room_id', sql`r.room_id`),
    createdBy: 'created_by',
    createTime: 'created_at',
    modifyTime: 'modified_at',
  },
  search: ['room_name'],
  names: ['roomName'],
  unique: { room_name: 'nameconflict' },
  modified: 'modified_at',
  keptBy: { device_room: 'room_id', saved_filter: 'room_id' },
  async begin({ opId }, access, _id, db) {
    const school = await operatorInScope(db, access, opId);
    if (school.op_type !== 'School') throw refusal([{ field: 'body.opId', message: 'is not a school' }]);
    return { op_id: school.op_id, created_by: access.actor.name };
  },
});

function refuseOthers({ mine, createdBy }: { mine: boolean; createdBy: string | null }): void {
  if (!mine)
    throw new ApiError('custom', {
      status: 403,
      message: `Only its author can change this filter: ${createdBy ?? ''}.`,
      data: { createdBy },
    });
}

/** A filter without an author who still has an account is everyone's who may change groups: it would be lost otherwise. */
const isOwn = ({ actor }: Access) =>
  sql<boolean>`(r.owner_id is null or r.owner_id = ${actor.id} or not exists (
    select from account a where a.account_id = r.owner_id and a.status = 'Running' and not a.deleted))`;

/** Named filter of the device list; its devices are found whenever it is used. */
export const savedFilters = defineResource('SavedFilter')({
  table: 'saved_filter',
  id: 'filter_id',
  scope: 'op_id',
  fields: {
    filterId: 'filter_id',
    filterName: 'filter_name',
    opId: 'op_id',
    companyName: sql<string>`(select company_name from operator where op_id = r.op_id)`,
    desc: 'description',
    keyword: 'keyword',
    activeType: 'active_type',
    activeFlag: 'active_flag',
    online: 'online',
    everConnected: 'ever_connected',
    offlineMinutes: 'offline_minutes',
    uiLockEnable: 'ui_lock',
    modelName: 'model_name',
    gid: 'gid',
    groupName: sql<string | null>`(select group_name from device_group where gid = r.gid)`,
    roomId: 'room_id',
    roomName: sql<string | null>`(select room_name from room where room_id = r.room_id)`,
    alarms: 'alarms',
    cas: 'cas',
    createdBy: 'created_by',
    isPrivate: 'is_private',
    mine: isOwn,
    createTime: 'created_at',
    modifyTime: 'modified_at',
  },
  // An account that is only suspended keeps its private filters to itself.
  visible: ({ actor }) => sql<boolean>`(not r.is_private or r.owner_id is null or r.owner_id = ${actor.id}
    or not exists (select from account a where a.account_id = r.owner_id and not a.deleted))`,
  search: ['filter_name', 'description'],
  names: ['filterName'],
  unique: { saved_filter_name: 'nameconflict', saved_filter_private_name: 'nameconflict' },
  modified: 'modified_at',
  beforeUpdate: refuseOthers,
  beforeDelete: refuseOthers,
  async begin({ opId, gid, roomId }, access, _id, db) {
    if (gid) await groupInScope(db, access, gid);
    if (roomId) await roomInScope(db, access, roomId);
    return {
      op_id: (await operatorInScope(db, access, opId ?? access.opId)).op_id,
      created_by: access.actor.name,
      owner_id: access.actor.id,
    };
  },
});

async function groupInScope(db: Kysely<Tables>, { opPath }: Access, gid: string): Promise<void> {
  const row = await db
    .selectFrom('device_group as g')
    .innerJoin('operator as o', 'o.op_id', 'g.op_id')
    .select('g.gid')
    .where('g.gid', '=', gid)
    .where(sql<boolean>`starts_with(o.op_path, ${opPath})`)
    .executeTakeFirst();
  if (!row) throw new ApiError('nodata');
}

async function roomInScope(db: Kysely<Tables>, { opPath }: Access, roomId: string): Promise<void> {
  const row = await db
    .selectFrom('room as r')
    .innerJoin('operator as o', 'o.op_id', 'r.op_id')
    .select('r.room_id')
    .where('r.room_id', '=', roomId)
    .where(sql<boolean>`starts_with(o.op_path, ${opPath})`)
    .executeTakeFirst();
  if (!row) throw new ApiError('nodata');
}

async function operatorInScope(db: Kysely<Tables>, { opPath }: Access, opId: string) {
  const row = await db
    .selectFrom('operator')
    .select(['op_id', 'op_type'])
    .where('op_id', '=', opId)
    .where(sql<boolean>`starts_with(op_path, ${opPath})`)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('nodata');
  return row;
}
