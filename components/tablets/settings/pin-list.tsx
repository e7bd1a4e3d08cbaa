'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from '@/components/form/use-form'
import { schemaResolver } from '@/components/form/schema-resolver'
import { useFormAction } from '@/components/shell/use-form-action'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { Meaning } from '@/components/ui/meaning'
import { toast } from '@/components/ui/toast'
import { givePin } from '@/lib/tablets/actions'
import type { PinHolder } from '@/lib/tablets/model/tablet'
import type { GivenPinForm } from '@/lib/tablets/model/tablet-forms'
import { PinInput } from './pin-input'

const resolver = schemaResolver(() =>
  import('@/lib/tablets/model/tablet-forms').then((file) => file.givenPinSchema),
)

type PinListProps = {
  people: readonly PinHolder[]
  /** Whoever looks: theirs is chosen under My account. */
  ownId: number
}

/** Who works at a store, how their PIN stands, and a way to give them one. */
export function PinList({ people, ownId }: PinListProps) {
  const t = useTranslations('tablets.pins')
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-medium">{t('title')}</h3>
      {people.length === 0 ? (
        <p className="text-muted">{t('nobody')}</p>
      ) : (
        <ul aria-label={t('title')} className="divide-y divide-border border-y">
          {people.map((person) => (
            <PinLine key={person.id} person={person} isSelf={person.id === ownId} />
          ))}
        </ul>
      )}
    </div>
  )
}

const KINDS = { none: 'neutral', given: 'waiting', set: 'done', ended: 'stopped' } as const

function PinLine({ person, isSelf }: { person: PinHolder; isSelf: boolean }) {
  const t = useTranslations('tablets.pins')
  const [isGiving, setGiving] = useState(false)
  const { name, pin, mayGive } = person
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <span className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">{name}</span>
      <Meaning kind={KINDS[pin]} className="text-xs">
        {t(`state.${pin}`)}
      </Meaning>
      <span className="flex w-full text-muted sm:w-40 sm:justify-end sm:text-right">
        {mayGive && !isGiving ? (
          <Button aria-label={t('giveTo', { name })} onClick={() => setGiving(true)}>
            {t('give')}
          </Button>
        ) : isSelf ? (
          t('own')
        ) : mayGive ? null : (
          t('beyond')
        )}
      </span>
      {isGiving && <GivePin person={person} onClose={() => setGiving(false)} />}
    </li>
  )
}

function GivePin({ person: { id, name }, onClose }: { person: PinHolder; onClose: () => void }) {
  const t = useTranslations('tablets.pins')
  const router = useRouter()
  const form = useForm<GivenPinForm>({
    resolver,
    defaultValues: { personId: id, pin: '' },
  })
  const { pending, failure, error, run } = useFormAction(form, givePin, {
    onDone() {
      toast.success(t('given', { name }))
      router.refresh()
      onClose()
    },
  })
  return (
    <form method="post" noValidate onSubmit={run} className="w-full pb-2">
      <fieldset disabled={pending} className="flex max-w-md flex-col gap-3">
        <FormErrors {...failure} />
        <Field label={t('new', { name })} help={t('giveHelp')} error={error('pin')}>
          {(control) => <PinInput {...control} {...form.register('pin')} autoFocus />}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" pending={pending}>
            {t('give')}
          </Button>
          <Button onClick={onClose}>{t('back')}</Button>
        </div>
      </fieldset>
    </form>
  )
}
