import { Check, Minus } from 'lucide-react';
import { installationPermissions } from '#api/permissions.gen.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { useRoleText } from '#web/resource/role-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { messages } from './messages.ts';
import type { Role } from './queries.ts';

/** `notOwn`: the reader does not have the permission; `rootOnly`: the role is of an organisation below the root. */
export type WhyNot = 'notOwn' | 'rootOnly';

const whyNot = { notOwn: messages.notOwn, rootOnly: messages.rootOnlyHelp };

interface AreaTableProps {
  title: string;
  permissions: readonly { key: string; name: string }[];
  held: ReadonlySet<string>;
  compare: Role | null;
  /** Returns the reason that a permission cannot be set; null: it can. */
  reasonOf: (key: string) => WhyNot | null;
  readOnly: boolean;
  onSet: (keys: readonly string[], isOn: boolean) => void;
}

const cell = 'border-b border-stroke px-3 py-1.5 text-left font-normal';

/** The permissions of one area; the box in its head is for all of them that the reader may give. */
export function AreaTable(props: AreaTableProps) {
  const { title, permissions, held, compare, reasonOf, readOnly, onSet } = props;
  const text = useText();
  const roleText = useRoleText();
  const formats = useFormats();
  const settable = permissions.map(({ key }) => key).filter((key) => !readOnly && reasonOf(key) === null);
  const some = permissions.filter(({ key }) => held.has(key)).length;
  const isOn = settable.length > 0 && settable.every((key) => held.has(key));
  const isMixed = !isOn && settable.some((key) => held.has(key));
  return (
    <table className="w-full table-fixed overflow-hidden rounded border border-stroke bg-raised text-dense">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="bg-sunken">
          <th scope="col" className={cell}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
              {readOnly || settable.length === 0 ? null : (
                <Checkbox
                  label={text(messages.allOf, { area: title })}
                  checked={isMixed ? 'indeterminate' : isOn}
                  onChange={() => onSet(settable, !isOn)}
                />
              )}
              {title}
              <span className="text-caption font-normal text-secondary">
                {text(messages.ofArea, {
                  some: formats.number(some),
                  all: formats.number(permissions.length),
                })}
              </span>
            </span>
          </th>
          {compare ? (
            <th scope="col" className={`${cell} w-28 break-words text-caption text-secondary sm:w-44`}>
              {roleText(compare.roleName)}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {permissions.map((permission) => (
          <PermissionRow
            key={permission.key}
            name={permission.name}
            isHeld={held.has(permission.key)}
            other={compare ? compare.permissions.includes(permission.key) : null}
            isRootOnly={installationPermissions.includes(permission.key)}
            reason={reasonOf(permission.key)}
            readOnly={readOnly}
            onSet={(next) => onSet([permission.key], next)}
          />
        ))}
      </tbody>
    </table>
  );
}

function PermissionRow(props: {
  name: string;
  isHeld: boolean;
  other: boolean | null;
  isRootOnly: boolean;
  reason: WhyNot | null;
  readOnly: boolean;
  onSet: (isOn: boolean) => void;
}) {
  const { name, isHeld, other, reason } = props;
  const text = useText();
  const differs = other !== null && other !== isHeld;
  return (
    <tr className={differs ? 'bg-info-surface' : undefined}>
      <th scope="row" className={cell}>
        <span className="flex items-center gap-3">
          {props.readOnly ? (
            <Sign isOn={isHeld} />
          ) : reason === null ? (
            <Checkbox label={name} checked={isHeld} onChange={props.onSet} />
          ) : (
            <Tooltip label={text(whyNot[reason])}>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the reason can be read by keyboard, as of a button that is blocked */}
              <span tabIndex={0}>
                <Sign isOn={isHeld} />
              </span>
            </Tooltip>
          )}
          <span className="min-w-0 break-words">{name}</span>
          {props.isRootOnly ? (
            <Tooltip label={text(messages.rootOnlyHelp)}>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation can be read by keyboard */}
              <span tabIndex={0}>
                <Badge tone="idle">{text(messages.rootOnly)}</Badge>
              </span>
            </Tooltip>
          ) : null}
        </span>
      </th>
      {other === null ? null : (
        <td className={cell}>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Sign isOn={other} />
            {differs ? <Badge tone="info">{text(messages.differs)}</Badge> : null}
          </span>
        </td>
      )}
    </tr>
  );
}

function Sign(props: { isOn: boolean }) {
  const text = useText();
  return (
    <span className="grid size-4.5 place-items-center">
      {props.isOn ? (
        <Check className="size-4 text-success" aria-hidden />
      ) : (
        <Minus className="size-4 text-muted" aria-hidden />
      )}
      <span className="sr-only">{text(props.isOn ? messages.permitted : messages.notPermitted)}</span>
    </span>
  );
}
