/** What a count before a title looks like: `(3) Food orders · Handover`. */
const COUNTED = /^\(\d+\) /

export function countedTitle(title: string, count: number): string {
  const plain = title.replace(COUNTED, '')
  return count === 0 ? plain : `(${count}) ${plain}`
}

/** Keeps the count in the page's title, whichever page comes; the returned function takes it away. */
export function watchTitle(count: number): () => void {
  const write = () => {
    const title = countedTitle(document.title, count)
    if (title !== document.title) document.title = title
  }
  write()
  const observer = new MutationObserver(write)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    document.title = countedTitle(document.title, 0)
  }
}

const BADGE = 'link[data-late]'

/** Puts the count over the page's icon; 0 gives the plain one back. */
export function badgeIcon(count: number): void {
  const shown = document.head.querySelector<HTMLLinkElement>(BADGE)
  if (count === 0) {
    shown?.remove()
    return
  }
  const link = shown ?? document.createElement('link')
  link.rel = 'icon'
  link.type = 'image/svg+xml'
  link.dataset['late'] = ''
  link.href = `data:image/svg+xml,${encodeURIComponent(badgedIcon(count))}`
  // The last one wins.
  document.head.append(link)
}

/** The mark of Handover with the count in a red corner, told apart at 16 px. */
export function badgedIcon(count: number): string {
  const text = count > 9 ? '9+' : String(count)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    '<rect width="32" height="32" rx="8" fill="#2c4bc0"/>' +
    '<path d="M7 8v16M17 8v16M7 16h10" fill="none" stroke="#fff" stroke-width="2.75" stroke-linecap="round"/>' +
    '<circle cx="21.5" cy="10.5" r="10.5" fill="#b3261e"/>' +
    `<text x="21.5" y="15.5" font-family="sans-serif" font-size="${text.length > 1 ? 12 : 15}" ` +
    `font-weight="700" text-anchor="middle" fill="#fff">${text}</text></svg>`
  )
}

/** The badge of the installed application, where the browser has one. */
export function badgeApp(count: number): void {
  if (!('setAppBadge' in navigator)) return
  const act = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)
  // An installed application alone has one: elsewhere there is nothing to do.
  void act.catch(() => undefined)
}
