'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import { TextInput } from '@/components/ui/forms/text-input'
import {
  areaNameBeside,
  findDistrict,
  HONG_KONG_DISTRICTS,
} from '@/lib/domain/express/hong-kong-districts'
import type { Party } from '@/lib/domain/express/waybill-draft'
import { normalisePhone } from '@/lib/domain/phone/phone'
import { setSender } from '@/lib/imports/actions'
import type { ImportView } from '@/lib/imports/model/import-view'
import { useImportAction } from './use-import-action'

const ADDRESS = ['flat', 'floor', 'block', 'building', 'street', 'district'] as const
type FieldName = 'name' | 'phone' | (typeof ADDRESS)[number]
type Typed = Record<FieldName, string>

const REQUIRED: readonly FieldName[] = ['name', 'phone', 'building', 'street', 'district']

type SenderDialogProps = { view: ImportView; refresh: () => void; onDone: () => void }

/** Who sends these parcels: what every pick-up product asks for (express §4.1). */
export function SenderDialog({ view, refresh, onDone }: SenderDialogProps) {
  const t = useTranslations('imports.sender')
  const language = useLocale().startsWith('zh') ? 'zh' : 'en'
  const { isPending, run } = useImportAction()
  const [typed, setTyped] = useState(() => typedOf(view.sender, language))
  const [isTried, setTried] = useState(false)
  const phone = normalisePhone(typed.phone, 'HK')
  const errorOf = (name: keyof Typed) => {
    if (!isTried) return undefined
    if (REQUIRED.includes(name) && typed[name].trim() === '') return t('missing')
    return name === 'phone' && !phone.ok ? t('badPhone') : undefined
  }
  // As people write an address: in Chinese from the district down to the flat.
  const address = language === 'zh' ? ADDRESS.toReversed() : ADDRESS
  const isComplete = phone.ok && REQUIRED.every((name) => typed[name].trim() !== '')

  async function save() {
    setTried(true)
    if (!isComplete) return
    const sender = partyOf(typed, view.sender, phone)
    const done = await run(() => setSender({ importId: view.id, sender }))
    if (done === null) return
    refresh()
    onDone()
  }

  return (
    <Modal
      open
      onOpenChange={(open) => !open && onDone()}
      title={t('title')}
      description={t('text')}
      footer={
        <Button variant="primary" pending={isPending} onClick={() => void save()}>
          {t('save')}
        </Button>
      }
    >
      <form
        className="grid grid-cols-6 gap-3 pb-1"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {(['name', 'phone', ...address] as const).map((name) => (
          <Field
            key={name}
            label={t(name)}
            error={errorOf(name)}
            className={
              ['flat', 'floor', 'block'].includes(name) ? 'col-span-2' : 'col-span-6 sm:col-span-3'
            }
          >
            {(control) =>
              name === 'district' ? (
                <Select
                  {...control}
                  value={typed.district}
                  onChange={({ target }) => setTyped({ ...typed, district: target.value })}
                >
                  <option value="">{t('chooseDistrict')}</option>
                  {HONG_KONG_DISTRICTS.map((district) => (
                    <option key={district.zh} value={district[language]}>
                      {district[language]}
                    </option>
                  ))}
                </Select>
              ) : (
                <TextInput
                  {...control}
                  value={typed[name]}
                  {...(name === 'phone' && { inputMode: 'tel' as const })}
                  onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                />
              )
            }
          </Field>
        ))}
      </form>
    </Modal>
  )
}

function typedOf(sender: Party | null, language: 'en' | 'zh'): Typed {
  const { name, phone, address } = sender ?? {}
  const district = findDistrict(address?.district ?? '')
  return {
    name: name ?? '',
    phone: phone ?? '',
    flat: address?.flat ?? '',
    floor: address?.floor ?? '',
    block: address?.block ?? '',
    building: address?.building ?? '',
    street: address?.street ?? '',
    district: district?.[language] ?? '',
  }
}

/** The point of the sender before goes with its address alone. */
function partyOf(
  typed: Typed,
  before: Party | null,
  phone: ReturnType<typeof normalisePhone>,
): Party {
  const { name, phone: asTyped, district, ...parts } = typed
  const known = findDistrict(district)
  const isSamePlace = before?.address?.street === parts.street.trim()
  return {
    name: name.trim(),
    callingCode: phone.ok ? phone.callingCode : '852',
    phone: phone.ok ? phone.national : asTyped.trim(),
    address: {
      ...Object.fromEntries(Object.entries(parts).map(([part, text]) => [part, text.trim()])),
      district,
      area: known ? areaNameBeside(known.area, district) : '',
    },
    location: isSamePlace ? before.location : undefined,
  }
}
