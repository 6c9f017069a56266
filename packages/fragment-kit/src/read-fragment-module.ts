import type { ComponentType } from 'react';
import type { FragmentProps } from './fragment-props';

/** What a fragment and the page have agreed on: a change that breaks fragments raises it. */
export const FRAGMENT_CONTRACT = 1;
/** The one before is taken too, so that page and fragments need not change on the same day. */
const OLDEST_CONTRACT = FRAGMENT_CONTRACT - 1;

export type FragmentModule = { Component: ComponentType<FragmentProps>; styles: string };

export function isSpokenContract(contract: unknown): boolean {
  return typeof contract === 'number' && contract >= OLDEST_CONTRACT && contract <= FRAGMENT_CONTRACT;
}

/** [8.11] What a fragment's file exports; null when it was written for another contract, or is no fragment at all. */
export function readFragmentModule(exported: unknown): FragmentModule | null {
  if (typeof exported !== 'object' || exported === null) return null;
  const { contract, styles = '', default: Component } = exported as Record<string, unknown>; // any module's exports
  if (!isSpokenContract(contract) || typeof styles !== 'string' || typeof Component !== 'function')
    return null;
  return { Component: Component as ComponentType<FragmentProps>, styles }; // its contract says so
}
