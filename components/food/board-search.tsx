'use client'

import { Search, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { KeyboardEvent, Ref } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { TextInput } from '@/components/ui/text-input'

type BoardSearchProps = {
  value: string
  onChange: (typed: string) => void
  found: number
  inputRef: Ref<HTMLInputElement>
}

/** Narrows the board while it is typed; Escape leaves it, and empties it at the second press. */
export function BoardSearch({ value, onChange, found, inputRef }: BoardSearchProps) {
  const t = useTranslations('board.search')
  const leave = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    if (value === '') event.currentTarget.blur()
    else onChange('')
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
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={leave}
        className="pr-12 pl-10"
      />
      {value !== '' && (
        <IconButton
          label={t('clear')}
          icon={<X aria-hidden />}
          onClick={() => onChange('')}
          className="absolute inset-y-0 right-0"
        />
      )}
      <p role="status" className="sr-only">
        {value.trim() !== '' && t('found', { count: found })}
      </p>
    </div>
  )
}
