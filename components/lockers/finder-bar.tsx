'use client'

import { Search } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { HONG_KONG_AREAS, HONG_KONG_DISTRICTS } from '@/lib/domain/hong-kong-districts'
import { OriginField } from './origin-field'
import type { Finder } from './use-finder'

/** Search, district, and where to be near. */
export function FinderBar({ finder }: { finder: Finder }) {
  const t = useTranslations('lockers')
  const id = useId()
  return (
    <div className="flex flex-col gap-2">
      <div className="relative">
        <label htmlFor={`${id}-search`} className="sr-only">
          {t('search')}
        </label>
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <TextInput
          id={`${id}-search`}
          type="search"
          autoComplete="off"
          placeholder={t('searchHint')}
          className="h-11 pl-9"
          value={finder.text}
          onChange={({ target }) => finder.setText(target.value)}
        />
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-44 flex-1">
          <label htmlFor={`${id}-district`} className="sr-only">
            {t('district')}
          </label>
          <Select
            id={`${id}-district`}
            className="h-11"
            value={finder.district ?? ''}
            onChange={({ target }) => finder.setDistrict(target.value || null)}
          >
            <option value="">{t('everywhere')}</option>
            <Districts />
          </Select>
        </div>
        <OriginField finder={finder} />
      </div>
    </div>
  )
}

function Districts() {
  const language = useLocale().startsWith('zh') ? 'zh' : 'en'
  return HONG_KONG_AREAS.map((area) => (
    <optgroup key={area.en} label={area[language]}>
      {HONG_KONG_DISTRICTS.filter((one) => one.area === area.en).map((one) => (
        <option key={one.zh} value={one.zh}>
          {one[language]}
        </option>
      ))}
    </optgroup>
  ))
}
