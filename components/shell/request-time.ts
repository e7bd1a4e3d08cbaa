/** The server's time while it renders a page, in ms since 1970, for `NowProvider`. */
export function requestTime(): number {
  return Date.now()
}
