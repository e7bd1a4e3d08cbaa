'use client'

import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { usePathname } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Kbd } from '@/components/ui/kbd'
import { isOpeningChord, takeEarlyKeys } from '@/components/shell/messages/early-keys'
import { isTyping } from '@/components/shell/scan/delayed-key'
import { foodPaths } from '@/lib/food/keys'
import { OpeningKeys } from './opening-keys'

/** Nothing of it is loaded before it is asked for. */
const load = () => import('./palette-window').then((file) => file.PaletteWindow)
const PaletteWindow = dynamic(load, { ssr: false })

/** Where `/` means something else already, and where a window is open above the page. */
const OWN_KEYS = 'select, [role="menu"]'
const OPEN_WINDOW = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Opens the palette: by a press, by Ctrl-K anywhere, by `/` where nobody else takes it. */
export function PaletteButton() {
  const t = useTranslations('palette')
  const [isOpen, setOpen] = useState(false)
  const [keys] = useState(() => new OpeningKeys(() => setOpen(true)))
  useOpeningKeys(keys, { isOpen, close: () => setOpen(false) })
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => keys.start()}
        onPointerEnter={() => void load()}
        className={buttonClass({
          variant: 'quiet',
          size: 'counter',
          className: 'size-12 px-0 text-sm text-muted lg:h-10 lg:w-auto lg:border-border lg:px-3',
        })}
      >
        <Search aria-hidden className="max-lg:size-5" />
        <span className="sr-only lg:not-sr-only">{t('open')}</span>
        <span aria-hidden className="hidden lg:inline">
          <Kbd>Ctrl K</Kbd>
        </span>
      </button>
      {isOpen && <PaletteWindow takeTyped={() => keys.take()} onClose={() => setOpen(false)} />}
    </>
  )
}

function useOpeningKeys(keys: OpeningKeys, palette: { isOpen: boolean; close: () => void }): void {
  // There `/` is for the board's own search, also before the board hears of it.
  const hasOwnSearch = usePathname() === foodPaths.board()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    const isChord = event.ctrlKey || event.metaKey || event.altKey
    if (isOpeningChord(event)) {
      event.preventDefault()
      if (palette.isOpen) palette.close()
      else if (!document.querySelector(OPEN_WINDOW)) keys.start()
      return
    }
    if (isChord || event.repeat) return
    const isOurs = keys.key(key, event.timeStamp)
    if (isOurs) event.preventDefault()
    // A page that takes the key, such as the board for its own search, was asked before.
    if (isOurs || key !== '/' || event.defaultPrevented || palette.isOpen || hasOwnSearch) return
    if (isTyping(target) || (target instanceof Element && target.closest(OWN_KEYS))) return
    if (document.querySelector(OPEN_WINDOW)) return
    event.preventDefault()
    keys.slash(event.timeStamp)
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => onKey(event)
    for (const { isOpening, key, at } of takeEarlyKeys()) {
      if (isOpening) keys.start()
      else keys.key(key, at)
    }
    window.addEventListener('keydown', heard)
    return () => {
      keys.stop()
      window.removeEventListener('keydown', heard)
    }
  }, [keys])
}
