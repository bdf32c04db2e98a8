import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf } from '#web/resource/columns.tsx';
import { lookOf } from './appearance.ts';
import { type ProfileKind, useProfileKind } from './kind.tsx';
import { messages } from './messages.ts';
import type { Profile } from './model.ts';
import { ProfileProgress } from './parts.tsx';
import { rollbackMessages } from './rollback-messages.ts';

const column = columnsOf<Profile>();
export const profileColumns = ({
  links,
  sortName,
  texts,
  typeOf,
}: Pick<ProfileKind, 'links' | 'sortName' | 'texts' | 'typeOf'>) => ({
  name: column.link(
    messages.name,
    ({ id }) => links.page(id),
    (profile) => <ProfileName {...profile} />,
    { sortBy: sortName, atMost: 'max-w-72' },
  ),
  state: column.state(messages.state, (profile) => lookOf(texts, profile), { sortBy: 'state' }),
  progress: column.cell(messages.progress, (profile) => <ProfileProgress {...profile} />, { onCard: 'line' }),
  wave: column.cell(messages.wave, (profile) => <WaveOf {...profile} />),
  model: column.text(messages.model, ({ model }) => model, { sortBy: 'model', onCard: 'line' }),
  version: column.text(texts.version, ({ version }) => version, {
    sortBy: 'version',
    mono: true,
    onCard: 'line',
  }),
  ...(typeOf
    ? {
        type: column.cell(messages.type, (profile) => <TypeOf message={typeOf(profile)} />, {
          onCard: 'line',
        }),
      }
    : {}),
  target: column.cell(messages.target, (profile) => <Target {...profile} />),
  organisation: column.text(messages.organisation, ({ operator }) => operator),
  created: column.time(messages.created, ({ requestTime }) => requestTime, { sortBy: 'requestTime' }),
});

/** A rollback has the name of the profile that it takes back. */
export function ProfileName({ name, isRollback }: Pick<Profile, 'name' | 'isRollback'>) {
  const text = useText();
  return isRollback ? text(rollbackMessages.nameOf, { name }) : name;
}

function TypeOf({ message }: { message: Message }) {
  const text = useText();
  return text(message);
}

function WaveOf({ wave, waves }: Profile) {
  const text = useText();
  return waves === 0 ? null : <span className="tabular-nums">{text(messages.waveOf, { wave, waves })}</span>;
}

/** Devices that were named one by one are counted beside the groups. */
export function Target({
  targetGroup,
  wholeModel,
  handPicked,
  isRollback,
}: Pick<Profile, 'targetGroup' | 'wholeModel' | 'handPicked' | 'isRollback'>) {
  const text = useText();
  const { texts } = useProfileKind();
  if (isRollback) return targetGroup || text(texts.targetUndone);
  const group = wholeModel ? text(messages.allOfModel) : targetGroup;
  if (handPicked === 0) return group || text(messages.targetNone);
  return group
    ? text(messages.targetBoth, { group, count: handPicked })
    : text(messages.targetPicked, { count: handPicked });
}
