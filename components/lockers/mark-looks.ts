import type { MarkerLook } from '@/components/map/marker-icon'

const BOX =
  '<rect class="ho-fill" x="-7" y="-8.5" width="14" height="17" rx="3"/><path d="M-7 0H7M1.5 -3.5H3.5M1.5 4.5H3.5" stroke="var(--surface)" stroke-width="1.6" stroke-linecap="round"/>'
/** Radius of a cluster, by how many digits its number has. */
const RADII = [11, 13, 15, 18]

/** One locker: a box with two doors. */
export function lockerLook(name: string): MarkerLook {
  return { kind: 'locker', shape: BOX, caption: name }
}

/** So many lockers: a disc with their number. */
export function clusterLook(count: number): MarkerLook {
  const radius = RADII[String(count).length - 1] ?? 20
  const shape = `<circle class="ho-fill" r="${radius}"/><text>${count}</text>`
  return { kind: 'lockers', shape, caption: '' }
}
