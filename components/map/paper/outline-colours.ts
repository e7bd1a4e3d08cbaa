export type OutlineColours = {
  readonly water: string
  readonly land: string
  readonly coast: string
  readonly label: string
  readonly outside: string
}

const TOKENS: { readonly [Name in keyof OutlineColours]: string } = {
  water: 'var(--map-water, #d9e4ec)',
  land: 'var(--map-land, #f8f7f3)',
  coast: 'var(--map-coast, #b3c4cf)',
  label: 'var(--map-label, #4c5863)',
  outside: 'var(--background, #f5f6f8)',
}

/** A canvas does not know custom properties: the browser resolves them on an element for us. */
export function outlineColours(near: HTMLElement): OutlineColours {
  const probe = document.createElement('span')
  probe.style.display = 'none'
  probe.style.transition = 'none'
  near.append(probe)
  const resolve = (value: string) => {
    probe.style.color = value
    return getComputedStyle(probe).color
  }
  const colours = {
    water: resolve(TOKENS.water),
    land: resolve(TOKENS.land),
    coast: resolve(TOKENS.coast),
    label: resolve(TOKENS.label),
    outside: resolve(TOKENS.outside),
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
