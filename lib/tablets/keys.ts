/** Links of the shared tablets: the only place that spells them. */
export const tabletPaths = {
  list: () => '/settings/tablets',
  /** The screen on which people type their PIN, before there is a session. */
  screen: (from?: string) =>
    from === undefined ? '/sign-in/tablet' : `/sign-in/tablet?from=${encodeURIComponent(from)}`,
}

export const tabletReads = {
  screen: () => '/api/tablets/screen',
  rings: () => '/api/tablets/rings',
  touch: () => '/api/tablets/touch',
}
