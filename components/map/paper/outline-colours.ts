export type OutlineColours = {
  readonly water: string
  readonly land: string
  readonly coast: string
  readonly label: string
  readonly outside: string
  readonly street: string
  readonly streetEdge: string
  readonly mainStreet: string
  readonly mainEdge: string
  readonly station: string
  readonly place: string
  /** Behind names, so that they stand off what they cross. */
  readonly halo: string
}

const TOKENS: { readonly [Name in keyof OutlineColours]: string } = {
  water: 'var(--map-water, #d9e4ec)',
  land: 'var(--map-land, #f8f7f3)',
  coast: 'var(--map-coast, #b3c4cf)',
  label: 'var(--map-label, #4c5863)',
  outside: 'var(--background, #f5f6f8)',
  street: 'var(--map-street, #ffffff)',
  streetEdge: 'var(--map-street-edge, #d5d2ca)',
  mainStreet: 'var(--map-main-street, #fdf0cd)',
  mainEdge: 'var(--map-main-edge, #dfc88f)',
  station: 'var(--map-station, #34557f)',
  place: 'var(--map-place, #5d6670)',
  halo: 'var(--map-halo, #fbfaf7)',
}

/**
 * A canvas does not know custom properties: the browser resolves them on an element for us. On paper
 * the map is light, whatever the screen is.
 */
export function outlineColours(near: HTMLElement, onPaper: boolean): OutlineColours {
  const probe = document.createElement('span')
  probe.style.display = 'none'
  probe.style.transition = 'none'
  // The system's own colours would be one for all.
  probe.style.setProperty('forced-color-adjust', 'none')
  if (onPaper) probe.dataset['theme'] = 'light'
  near.append(probe)
  const resolve = (name: keyof OutlineColours) => {
    probe.style.color = TOKENS[name]
    return getComputedStyle(probe).color
  }
  const colours: OutlineColours = {
    water: resolve('water'),
    land: resolve('land'),
    coast: resolve('coast'),
    label: resolve('label'),
    outside: resolve('outside'),
    street: resolve('street'),
    streetEdge: resolve('streetEdge'),
    mainStreet: resolve('mainStreet'),
    mainEdge: resolve('mainEdge'),
    station: resolve('station'),
    place: resolve('place'),
    halo: resolve('halo'),
  }
  probe.remove()
  return colours
}

/** Calls back when the theme may have changed: by the system, or by the switch on the page. */
export function onThemeChange(changed: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  const page = new MutationObserver(changed)
  page.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['class', 'data-theme'],
  })
  system.addEventListener('change', changed)
  return () => {
    page.disconnect()
    system.removeEventListener('change', changed)
  }
}

/** Calls back when a page is about to be printed, and when that is over; `true` for on paper. */
export function onPrinting(changed: (onPaper: boolean) => void): () => void {
  const print = window.matchMedia('print')
  const switched = () => changed(print.matches)
  const before = () => changed(true)
  const after = () => changed(false)
  print.addEventListener('change', switched)
  window.addEventListener('beforeprint', before)
  window.addEventListener('afterprint', after)
  return () => {
    print.removeEventListener('change', switched)
    window.removeEventListener('beforeprint', before)
    window.removeEventListener('afterprint', after)
  }
}
