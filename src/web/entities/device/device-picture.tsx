import type { ReactNode } from 'react';
import { isAccessPoint, isExtender, isSetTopBox, isUploaded } from '#domain/models.ts';
import { useProfile } from '#web/http/profile.ts';

const outline = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinejoin: 'round' as const };

const setTopBox = (
  <>
    <rect x="5" y="20" width="38" height="11" rx="2.5" {...outline} />
    <path d="M11 31v2.5M37 31v2.5" {...outline} />
    <circle cx="37" cy="25.5" r="1.6" fill="var(--accent)" />
    <path d="M10 25.5h12" {...outline} />
  </>
);
const router = (
  <>
    <rect x="6" y="25" width="36" height="11" rx="2.5" {...outline} />
    <path d="M12 25V10M24 25V8M36 25V10" {...outline} />
    <circle cx="12" cy="30.5" r="1.4" fill="var(--accent)" />
    <path d="M17 30.5h3M23 30.5h3M29 30.5h3" {...outline} />
  </>
);
const accessPoint = (
  <>
    <ellipse cx="24" cy="30" rx="16" ry="6.5" {...outline} />
    <circle cx="24" cy="29.5" r="1.8" fill="var(--accent)" />
    <path d="M16 18a11 11 0 0 1 16 0M19.5 22a6 6 0 0 1 9 0M12 14a17 17 0 0 1 24 0" {...outline} />
  </>
);
const extender = (
  <>
    <rect x="14" y="12" width="20" height="24" rx="4" {...outline} />
    <path d="M20 36v4M28 36v4M34 18c3 2 3 8 0 10M14 18c-3 2-3 8 0 10" {...outline} />
    <circle cx="24" cy="20" r="1.6" fill="var(--accent)" />
    <path d="M19 29h10" {...outline} />
  </>
);

function drawingOf(modelName: string, prodClass: string): ReactNode {
  if (isSetTopBox(modelName, prodClass)) return setTopBox;
  if (isExtender(prodClass)) return extender;
  if (prodClass === 'AP') return accessPoint;
  return isAccessPoint(prodClass) ? router : setTopBox;
}

const frames = { small: 'size-8', usual: 'size-14', large: 'size-40' };
const drawings = { small: 'size-7', usual: 'size-12', large: 'size-28' };

interface DevicePictureProps {
  modelName: string;
  prodClass: string;
  size?: keyof typeof frames;
}

/** The picture that was uploaded for the model, else a drawing of the class: the photographs of a manufacturer are not ours to ship. */
export function DevicePicture({ modelName, prodClass, size = 'usual' }: DevicePictureProps) {
  const address = useProfile()?.model_images[modelName];
  return (
    <span
      className={`grid shrink-0 place-items-center overflow-hidden rounded border border-stroke bg-sunken text-secondary ${frames[size]}`}
    >
      {isUploaded(address) ? (
        // No alternative text: the name of the model is beside it.
        <img src={address} alt="" className="size-full bg-white object-contain" />
      ) : (
        <svg viewBox="0 0 48 48" className={drawings[size]} aria-hidden="true">
          {drawingOf(modelName, prodClass)}
        </svg>
      )}
    </span>
  );
}
