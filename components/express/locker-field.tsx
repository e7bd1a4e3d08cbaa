'use client'

import { MapPinned } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/text-input'
import { useNeed } from './product-context'
import { TakenField } from './taken-field'
import type { PickedLocker, TypedWaybill } from './typed-waybill'

/**
 * The lockers are another feature's: their picker is handed in by the page. It is drawn closed as
 * soon as there is a field for it, so that it can be ready when it opens.
 */
export type LockerPicker = (props: {
  open: boolean
  selected: string | null
  onPick: (locker: PickedLocker) => void
  onClose: () => void
}) => ReactNode

/** The locker that the parcel goes to: picked on a map, or by its code. */
export function LockerField({ picker }: { picker: LockerPicker | null }) {
  const t = useTranslations('waybills.form')
  const isTaken = useNeed('recipient.lockerCode') !== 'none'
  const [isPicking, setPicking] = useState(false)
  const { control, register, setValue, formState } = useFormContext<TypedWaybill>()
  const [code, locker] = useWatch({ control, name: ['recipient.lockerCode', 'locker'] })

  function pick(picked: PickedLocker) {
    setValue('locker', picked)
    setValue('recipient.lockerCode', picked.code, { shouldValidate: formState.isSubmitted })
    setPicking(false)
  }

  return (
    <>
      <TakenField
        field="recipient.lockerCode"
        label={t('fields.lockerCode')}
        help={picker ? t('lockerHelp') : undefined}
      >
        {(props) => (
          <div className="flex gap-2">
            <TextInput
              {...props}
              {...register('recipient.lockerCode')}
              autoComplete="off"
              autoCapitalize="characters"
              className="font-mono"
            />
            {picker && (
              <Button icon={<MapPinned aria-hidden />} onClick={() => setPicking(true)}>
                {t('chooseLocker')}
              </Button>
            )}
          </div>
        )}
      </TakenField>
      {locker && locker.code === code.trim() && <LockerFacts locker={locker} />}
      {isTaken &&
        picker?.({
          ...{ open: isPicking, selected: code.trim() || null },
          onPick: pick,
          onClose: () => setPicking(false),
        })}
    </>
  )
}

function LockerFacts({ locker }: { locker: PickedLocker }) {
  const t = useTranslations('waybills.form')
  const { name, brand, address, district, openingHours } = locker
  return (
    <div className="-mt-2 rounded-outer bg-sunken px-4 py-3 wrap-anywhere">
      <p className="font-medium">{[name, brand].filter(Boolean).join(' · ')}</p>
      <p>{[address, district].filter(Boolean).join(' · ')}</p>
      {openingHours && <p className="text-muted">{t('lockerOpen', { hours: openingHours })}</p>}
    </div>
  )
}
