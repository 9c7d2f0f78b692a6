import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {AREAS} from '../../scripts/lib/planted-faults/areas';
import {filesOf, plant} from '../../scripts/lib/planted-faults/planted-fault';

const faults = Object.values(AREAS).flat();

describe('the planted faults', () => {
  it.each(faults)('$name: stands where the code has it', (fault) => {
    for (const file of filesOf(fault)) {
      const text = readFileSync(file, 'utf8');
      expect(plant(fault, file, text)).not.toBe(text);
    }
  });

  it('have names of their own', () => {
    expect(new Set(faults.map(({name}) => name)).size).toBe(faults.length);
  });
});
