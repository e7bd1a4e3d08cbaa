'use client'

import { MapPin } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/forms/field'
import { Notice } from '@/components/ui/notice'
import type { Coordinates } from '@/lib/domain/coordinates'

/** A pin, as far as a form has to ask about it. */
type FormPin = {
  location: Coordinates | null
  /** The address that it was put for, in words; null where that is the one that stands there. */
  putFor: string | null
  /** An address stands there, and nobody has said yet where it is. */
  isWanted?: boolean
  put: (place: Coordinates) => void
  /** The address was spelt otherwise, and the place is the same. */
  keep: () => void
  remove: () => void
}

type PinGroupProps = {
  /** What makes it one field: the id that the summary leads to. */
  group: { id: string; tabIndex: number; role?: string; 'aria-describedby'?: string }
  title: string
  error: string | undefined
  pin: FormPin
  /** Between the title and what is wrong. */
  note?: ReactNode
  children: ReactNode
}

/** Where somebody rides to, with what has to be decided of its pin; the map stands within. */
export function PinGroup({ group, title, error, pin, note, children }: PinGroupProps) {
  return (
    <div {...group} className="flex flex-col gap-1.5 outline-none">
      <p aria-hidden className="font-medium">
        {title}
      </p>
      {note}
      <PinQuestions error={error} errorId={`${group.id}-error`} pin={pin} />
      {children}
    </div>
  )
}

type PinQuestionsProps = { error: string | undefined; errorId: string; pin: FormPin }

/** What is wrong with a pin, and whether that of the address before is right for this one (0101). */
export function PinQuestions({ error, errorId, pin }: PinQuestionsProps) {
  const t = useTranslations('orders.pin')
  return (
    <>
      {pin.isWanted && !error && (
        <p role="status" className="flex items-start gap-2 font-medium text-waiting">
          <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('wanted')}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {pin.putFor !== null && (
        <Notice kind="late" role="status" title={t('forAnother', { address: pin.putFor })}>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button onClick={pin.keep}>{t('keep')}</Button>
            <Button onClick={pin.remove}>{t('remove')}</Button>
          </div>
        </Notice>
      )}
    </>
  )
}
