/**
 * The header hides while the page is scrolled down beyond 80 px, and is back on the way up or near
 * the top (docs/product.md 2.3). A movement of 4 px or less is a trembling finger and counts only
 * once it has added up; the bounce above the top counts as the top.
 */
import {HEADER_HIDE_THRESHOLD_PX, HEADER_JITTER_PX} from '~/domain/limits';

export interface HeaderState {
  /** Pixels scrolled at the last movement that counted. */
  readonly lastY: number;
  readonly hidden: boolean;
}

export const SHOWN_HEADER: HeaderState = {lastY: 0, hidden: false};

/** The header after the page was scrolled to `y` pixels; the same object when nothing changes. */
export function transitionHeader(header: HeaderState, y: number): HeaderState {
  const nearTop = y <= HEADER_HIDE_THRESHOLD_PX;
  const moved = Math.abs(y - header.lastY) > HEADER_JITTER_PX;
  if (Number.isNaN(y) || (!moved && !(nearTop && header.hidden))) return header;
  return {lastY: Math.max(0, y), hidden: !nearTop && y > header.lastY};
}
