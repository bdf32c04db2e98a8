import { Download } from 'lucide-react';
import { saveFile } from '#web/ambient/save-file.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { messages } from './messages.ts';
import { fileName, rowsOf } from './rows.ts';
import type { ChartProps } from './types.ts';

interface ExportMenuProps {
  chart: ChartProps;
  /** False while the table is shown: there is no picture then. */
  isDrawn: boolean;
  drawing: () => SVGSVGElement | null;
}

/** Files of what is shown; a picture only of a drawing. */
export function ExportMenu({ chart, isDrawn, drawing }: ExportMenuProps) {
  const text = useText();
  const name = fileName(chart.title);
  const saveSheet = async (format: 'csv' | 'xlsx') => {
    const { csvOf, xlsxOf } = await import('./sheets.ts');
    const rows = rowsOf(chart);
    saveFile(`${name}.${format}`, format === 'csv' ? csvOf(rows) : await xlsxOf(rows));
  };
  const savePicture = async () => {
    const svg = drawing();
    if (!svg) return;
    const { pictureOf } = await import('./picture.ts');
    saveFile(`${name}.png`, await pictureOf(svg, chart));
  };
  return (
    <Menu
      trigger={
        <PlainButton
          look="quiet"
          size="small"
          icon={<Download className="size-4" aria-hidden />}
          aria-label={text(messages.download, { title: chart.title })}
        />
      }
    >
      <MenuItem onSelect={() => void saveSheet('csv')}>{text(messages.csv)}</MenuItem>
      <MenuItem onSelect={() => void saveSheet('xlsx')}>{text(messages.xlsx)}</MenuItem>
      <MenuItem onSelect={() => void savePicture()} blocked={isDrawn ? null : text(messages.pictureOfChart)}>
        {text(messages.png)}
      </MenuItem>
    </Menu>
  );
}
