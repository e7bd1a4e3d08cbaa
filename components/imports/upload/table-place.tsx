'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import type { TablePlace as Place } from '../parse/table'

type TablePlaceProps = {
  place: Place
  disabled: boolean
  onChange: (place: { sheet: number; header?: number }) => void
}

/** On which sheet and below which row the table begins; nothing is asked of a plain file. */
export function TablePlace({ place, disabled, onChange }: TablePlaceProps) {
  const t = useTranslations('imports.upload')
  const { sheet, sheets, header, lines } = place
  return (
    <fieldset disabled={disabled} className="flex flex-wrap items-end gap-4">
      {sheets.length > 1 && (
        <Field label={t('sheet')} className="w-60 max-w-full">
          {(control) => (
            <Select
              {...control}
              value={sheet}
              onChange={({ target }) => onChange({ sheet: Number(target.value) })}
            >
              {sheets.map((name, index) => (
                <option key={index} value={index}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={t('header')} help={t('headerIs', { line: header })} className="w-96 max-w-full">
        {(control) => (
          <Select
            {...control}
            value={header}
            onChange={({ target }) => onChange({ sheet, header: Number(target.value) })}
          >
            {lines.map(({ line, text }) => (
              <option key={line} value={line}>
                {t('headerLine', { line, text })}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </fieldset>
  )
}
