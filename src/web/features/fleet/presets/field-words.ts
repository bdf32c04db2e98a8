import { presetFields } from '#domain/presets/fields.ts';
import { useText } from '#web/i18n/use-text.ts';
import { fieldName, valueMessages } from './field-messages.ts';
import type { PresetField, PresetValue } from './queries.ts';

/** Names of fields, and their values in words. */
export function useFieldWords() {
  const text = useText();
  return {
    name: (field: PresetField): string => {
      const { message, values } = fieldName(field);
      return text(message, values);
    },
    value: (field: PresetField, value: PresetValue): string => {
      if (typeof value === 'boolean') return text(value ? valueMessages.on : valueMessages.off);
      if (Array.isArray(value)) return value.filter((one) => one !== '').join(', ');
      if (typeof value === 'object') return text(valueMessages.secret);
      if (value === 'auto') return text(valueMessages.auto);
      const isPower = presetFields[field].wifi?.setting === 'power';
      return isPower ? text(valueMessages.percent, { value: String(value) }) : String(value);
    },
    none: text(valueMessages.unknown),
  };
}
