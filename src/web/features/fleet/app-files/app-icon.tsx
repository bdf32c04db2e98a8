import { useQuery } from '@tanstack/react-query';
import { Box, Smartphone } from 'lucide-react';
import { type AppFile, iconQuery } from './queries.ts';

/** Picture of an app, or the sign of its platform; the name is beside it. */
export function AppIcon({ file, large = false }: { file: AppFile; large?: boolean }) {
  const { id, icon, platform } = file;
  const { data } = useQuery({ ...iconQuery(id, icon ?? ''), enabled: icon !== null });
  const size = large ? 'size-10' : 'size-6';
  if (data)
    return <img src={`data:image/png;base64,${data}`} alt="" className={`${size} shrink-0 rounded`} />;
  const Sign = platform === 'android' ? Smartphone : Box;
  return (
    <span className={`flex ${size} shrink-0 items-center justify-center rounded bg-sunken text-muted`}>
      <Sign className={large ? 'size-6' : 'size-4'} aria-hidden />
    </span>
  );
}
