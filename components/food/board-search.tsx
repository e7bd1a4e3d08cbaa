'use client'

import { Search, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, type KeyboardEvent, type Ref } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { TextInput } from '@/components/ui/text-input'

/** An address is not written with every letter: browsers allow it a hundred times in half a minute. */
const SETTLES_MS = 400

type BoardSearchProps = {
  value: string
  onChange: (typed: string) => void
  /** Called when nothing was typed for a moment. */
  onSettled: (typed: string) => void
  found: number
  inputRef: Ref<HTMLInputElement>
}

/** Narrows the board while it is typed; Escape leaves it, and empties it at the second press. */
export function BoardSearch({ value, onChange, onSettled, found, inputRef }: BoardSearchProps) {
  const t = useTranslations('board.search')
  const settle = useSettled(onSettled)
  const type = (typed: string) => {
    onChange(typed)
    settle(typed)
  }
  const leave = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    if (value === '') event.currentTarget.blur()
    else type('')
  }
  return (
    <div role="search" className="relative min-w-40 flex-1 max-sm:basis-full">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
      />
      <TextInput
        ref={inputRef}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-label={t('label')}
        placeholder={t('placeholder')}
        value={value}
        onChange={(event) => type(event.target.value)}
        onKeyDown={leave}
        className="pr-12 pl-10"
      />
      {value !== '' && (
        <IconButton
          label={t('clear')}
          icon={<X aria-hidden />}
          onClick={() => type('')}
          className="absolute inset-y-0 right-0"
        />
      )}
      {value.trim() !== '' && <Found count={found} />}
    </div>
  )
}

/** Read aloud, not shown: the orders themselves say it. */
function Found({ count }: { count: number }) {
  const t = useTranslations('board.search')
  return (
    <p role="status" className="sr-only">
      {t('found', { count })}
    </p>
  )
}

/** Calls `then` with what was last given to it, once nothing more was for a moment. */
function useSettled(then: (typed: string) => void): (typed: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (typed) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => then(typed), SETTLES_MS)
  }
}
