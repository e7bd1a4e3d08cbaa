const NAME = /^handover-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup\.gz$/

const DAY_MS = 24 * 60 * 60_000

/** Of a daily backup: when it was taken, in UTC. They sort as they were taken. */
export function backupName(at: Date): string {
  return `handover-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.gz`
}

/** Whether none of these files is a backup of the last 24 hours. */
export function isDue(names: readonly string[], now: Date): boolean {
  const latest = names.map(takenAt).reduce((one, other) => Math.max(one, other), 0)
  return now.getTime() - latest >= DAY_MS
}

/** Those of our backups among files that go, so that no more than `keep` stay. */
export function outlived(names: readonly string[], keep: number): string[] {
  const ours = names.filter((name) => NAME.test(name)).sort()
  return ours.slice(0, Math.max(0, ours.length - keep))
}

function takenAt(name: string): number {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  return day === undefined ? 0 : Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)
}
