'use client'

import { Search, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { TextInput } from '@/components/ui/forms/text-input'
import { LONGEST_SEARCH } from '@/lib/lists/model/list-address'

type ListSearchProps = { value: string; onSearch: (search: string) => void }

/**
 * Finds by any part of a number, name, phone or address; Enter does it. It shows what the address says,
 * but for what somebody is typing while that changes.
 */
export function ListSearch({ value, onSearch }: ListSearchProps) {
  const t = useTranslations('lists')
  const [typed, setTyped] = useState(value)
  const [isTyping, setTyping] = useState(false)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (!isTyping || typed === known) setTyped(value)
  }
  return (
    <form
      role="search"
      className="flex min-w-0 flex-1 gap-2 max-sm:basis-full sm:max-w-lg"
      onSubmit={(event) => {
        event.preventDefault()
        setTyped(typed.trim())
        onSearch(typed.trim())
      }}
    >
      <div className="relative min-w-0 flex-1">
        <TextInput
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_SEARCH}
          aria-label={t('search')}
          placeholder={t('searchHelp')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          className="pr-11"
        />
        {typed !== '' && (
          <IconButton
            label={t('clear')}
            icon={<X aria-hidden />}
            className="absolute inset-y-0 right-0"
            onClick={() => {
              setTyped('')
              onSearch('')
            }}
          />
        )}
      </div>
      <Button type="submit" icon={<Search aria-hidden />}>
        {t('find')}
      </Button>
    </form>
  )
}
