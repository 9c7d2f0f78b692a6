/** Which wishes were made where, and what must have become of them once everybody is online. */
import type {Device} from '../shopper/device';

interface Pressed {
  readonly device: Device;
  readonly id: string;
  readonly wished: boolean;
  readonly at: number;
}

/** Two tabs that press within so many milliseconds may be written in either order. */
const RACE_MS = 3_000;

export class Wishes {
  private readonly all: Pressed[] = [];
  private readonly open = new Set<string>();

  constructor(private readonly now: () => number) {}

  /** Whether there is anything to bring into step. */
  get any(): boolean {
    return this.all.length > 0;
  }

  pressed(device: Device, id: string, wished: boolean): void {
    const last = this.all.findLast((each) => each.id === id);
    const at = this.now();
    const isRace = last && last.wished !== wished && at - last.at < RACE_MS;
    if (isRace || device.isFull) this.open.add(id);
    this.all.push({device, id, wished, at});
  }

  /** A tab of this device ended: what it had not written is gone. */
  crashed(device: Device): void {
    for (const each of this.all) {
      if (each.device === device && this.now() - each.at < RACE_MS) this.open.add(each.id);
    }
  }

  unsure(device: Device): void {
    for (const each of this.all) if (each.device === device) this.open.add(each.id);
  }

  /** What is wrong with these wishes of a person who uses these devices. */
  judge(devices: readonly Device[], wished: readonly string[]): readonly string[] {
    const own = this.all.filter(({device}) => devices.includes(device));
    const ids = new Set([...own.map(({id}) => id), ...wished]);
    return [...ids].flatMap((id) => {
      if (this.open.has(id)) return [];
      const presses = own.filter((each) => each.id === id);
      // Of two devices that disagree the one that was online last decides.
      if (
        new Set(presses.map(({device}) => device)).size > 1 &&
        new Set(presses.map((each) => each.wished)).size > 1
      )
        return [];
      const wanted = presses.at(-1)?.wished ?? false;
      const has = wished.includes(id);
      return wanted === has ? [] : [`${id} is ${has ? '' : 'not '}wished`];
    });
  }
}
