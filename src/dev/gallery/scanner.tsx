import { useState } from 'react';
import { ScanButton } from '#src/features/scan/scan.public.ts';
import { Sample, Section } from './sample.tsx';

export function Scanner() {
  const [number, setNumber] = useState('');
  return (
    <Section title="Scanner of frame numbers">
      <Sample title="by camera, by a keyboard scanner, or typed">
        <div className="flex items-center gap-2">
          <span className="size-touch shrink-0">
            <ScanButton accept="frame" keyboard onScan={setNumber} />
          </span>
          <output aria-label="Scanned number">{number || 'none yet'}</output>
        </div>
      </Sample>
    </Section>
  );
}
