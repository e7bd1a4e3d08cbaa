'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/forms/text-input'
import { useNow } from '@/components/ui/clock/use-now'
import { zoneName } from '@/components/form/zone-name'
import type { Region } from '@/lib/domain/areas'
import type { AdvanceMinutes } from '@/lib/domain/time/local-time'
import { laterChoices, whenBounds } from '@/lib/food/model/schedule'
import type { DraftOrder } from './draft'
import { OrderField } from './fields'

/** The time at the door, by the store's own clock, which is named: often asked for, or any other. */
export function TimeField({ region, advance }: { region: Region; advance: AdvanceMinutes }) {
  const t = useTranslations('food.form')
  const locale = useLocale()
  const { control, register, setValue } = useFormContext<DraftOrder>()
  const chosen = useWatch({ control, name: 'scheduledFor' })
  const now = new Date(useNow(60_000))
  return (
    <OrderField
      name="scheduledFor"
      required
      help={t('scheduledHelp', { zone: zoneName(region, locale), minutes: advance })}
    >
      {(props) => (
        <div className="flex flex-wrap gap-2">
          <TextInput
            {...props}
            {...register('scheduledFor')}
            {...whenBounds(region, now, advance)}
            type="datetime-local"
            className="w-60 max-w-full"
          />
          <div role="group" aria-label={t('laterChoices')} className="flex flex-wrap gap-2">
            {laterChoices(region, now, advance).map(({ kind, clock, value }) => (
              <Button
                key={`${kind} ${clock}`}
                aria-pressed={value === chosen}
                className="px-3 aria-pressed:border-accent aria-pressed:bg-accent-soft"
                onClick={() =>
                  setValue('scheduledFor', value, { shouldDirty: true, shouldValidate: true })
                }
              >
                {t(`laterChoice.${kind}`, { clock })}
              </Button>
            ))}
          </div>
        </div>
      )}
    </OrderField>
  )
}
