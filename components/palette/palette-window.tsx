'use client'

import { Command } from 'cmdk'
import { LoaderCircle, Search, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { Kbd } from '@/components/ui/kbd'
import { PaletteGroups } from './palette-groups'
import { usePaletteOptions } from './use-palette-options'
import { usePaletteSearch } from './use-palette-search'

type PaletteWindowProps = {
  /** What was typed while this was on its way. */
  takeTyped: () => string
  onClose: () => void
}

/** A number as a scanner or a hand types it: Enter after it means the order, not a page. */
const NUMBER = /^(?=.*\d)[\p{L}\d-]{4,}$/u

/**
 * Everything that there is to go to or to do, by typing: the arrows choose, Enter opens. Enter after
 * a number waits for the search, so that a scanned code opens its order here too.
 */
export function PaletteWindow({ takeTyped, onClose }: PaletteWindowProps) {
  const t = useTranslations('palette')
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const hasMoved = useRef(false)
  const opensOrder = useRef(false)
  const search = usePaletteSearch(text)
  const groups = usePaletteOptions({ text, found: search.found, onClose })
  const options = groups.flatMap((group) => group.options)
  const current = options.find(({ id }) => id === chosen) ?? options[0]

  const answered = useEffectEvent(() => {
    if (!opensOrder.current) return
    opensOrder.current = false
    options.find(({ isOrder }) => isOrder)?.run()
  })
  useEffect(() => {
    if (!search.isSearching) answered()
  }, [search.isSearching])

  const type = (typed: string) => {
    hasMoved.current = false
    setChosen(null)
    opensOrder.current = false
    setText(typed)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key.startsWith('Arrow') || ['Home', 'End'].includes(event.key))
      hasMoved.current = true
    if (event.key !== 'Enter' || hasMoved.current) return
    if (!search.isSearching || !NUMBER.test(text.trim())) return
    event.preventDefault()
    opensOrder.current = true
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-text/40 dark:bg-black/60" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            enter(field.current, takeTyped())
          }}
          className="fixed inset-0 z-50 flex flex-col bg-surface shadow-float outline-none sm:inset-x-0 sm:top-[10dvh] sm:bottom-auto sm:mx-auto sm:max-h-[75dvh] sm:w-[calc(100vw-3rem)] sm:max-w-2xl sm:rounded-outer sm:border"
        >
          <Dialog.Title className="sr-only">{t('title')}</Dialog.Title>
          <Command
            label={t('title')}
            shouldFilter={false}
            vimBindings={false}
            loop
            value={current?.id ?? ''}
            onValueChange={(id) => hasMoved.current && setChosen(id)}
            onKeyDown={onKey}
            onPointerMove={() => (hasMoved.current = true)}
            className="flex min-h-0 flex-1 flex-col"
          >
            <div className="flex h-14 shrink-0 items-center gap-2 border-b pr-2 pl-4">
              {search.isSearching ? (
                <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin text-muted" />
              ) : (
                <Search aria-hidden className="size-5 shrink-0 text-muted" />
              )}
              <Command.Input
                ref={field}
                value={text}
                onValueChange={type}
                placeholder={t('placeholder')}
                maxLength={100}
                enterKeyHint="go"
                className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
              />
              <Dialog.Close asChild>
                <IconButton label={t('keys.close')} icon={<X aria-hidden />} />
              </Dialog.Close>
            </div>
            <Command.List className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
              <PaletteGroups groups={groups} />
              {options.length === 0 && !search.isSearching && (
                <div className="px-3 py-8 text-center">
                  <p className="font-medium wrap-anywhere">{t('nothing', { text: text.trim() })}</p>
                  <p className="mt-1 text-muted">{t('nothingHelp')}</p>
                </div>
              )}
            </Command.List>
          </Command>
          {search.hasFailed && (
            <p role="alert" className="border-t px-4 py-2 text-late">
              {t('failed')}
            </p>
          )}
          <p role="status" className="sr-only">
            {search.isSearching ? t('searching') : t('found', { count: options.length })}
          </p>
          <div
            aria-hidden
            className="hidden gap-4 border-t px-4 py-2 text-xs text-muted sm:flex pointer-coarse:hidden"
          >
            <KeyHint keys={['↑', '↓']} word={t('keys.move')} />
            <KeyHint keys={['Enter']} word={t('keys.open')} />
            <KeyHint keys={['Esc']} word={t('keys.close')} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The focus and what was typed before, in one go: no key falls between the two. */
function enter(field: HTMLInputElement | null, typed: string): void {
  field?.focus()
  if (!field || typed === '') return
  field.setRangeText(typed, 0, 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function KeyHint({ keys, word }: { keys: readonly string[]; word: string }) {
  return (
    <span className="flex items-center gap-1">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      {word}
    </span>
  )
}
