'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { usePress } from '@/components/shell/use-press'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { Segmented } from '@/components/ui/forms/segmented'
import { toast } from '@/components/ui/toast'
import { saveSummary } from '@/lib/reports/actions'
import { RHYTHMS, type SummaryPerson } from '@/lib/reports/model/summary'

export type StoreName = { id: number; name: string }

type Choice = Pick<SummaryPerson, 'rhythm' | 'chosen'>

type SummaryChoiceProps = { person: SummaryPerson; stores: readonly StoreName[] }

/** How often a person gets a summary, and of which stores; shown and in effect at once. */
export function SummaryChoice({ person, stores }: SummaryChoiceProps) {
  const t = useTranslations('summaries')
  const { pending, failure, press } = usePress()
  const { id, name, isSelf } = person
  const [changed, setChanged] = useState<Choice>()
  const choice = changed ?? person
  const { rhythm } = choice
  const change = async (to: Partial<Choice>) => {
    const next = { rhythm, chosen: choice.chosen, ...to }
    // What was not saved is not shown as if it were.
    let shown = changed
    setChanged(next)
    await press(
      () => saveSummary({ personId: id, rhythm: next.rhythm, storeIds: [...next.chosen] }),
      () => {
        shown = next
        toast.success(isSelf ? t(`saved.${next.rhythm}`) : t(`savedFor.${next.rhythm}`, { name }))
      },
    )
    setChanged(shown)
  }
  return (
    <fieldset disabled={pending} className="flex flex-col items-start gap-2">
      <legend className="sr-only">{t('choiceOf', { name })}</legend>
      {failure && <FormErrors {...failure} />}
      <Segmented
        label={t('often')}
        name={`rhythm-${id}`}
        value={rhythm}
        options={[...RHYTHMS, 'off' as const].map((value) => ({ value, label: t(value) }))}
        onChange={(value) => void change({ rhythm: value })}
      />
      {rhythm !== 'off' && person.stores.length > 1 && (
        <StoresChoice
          chosen={choice.chosen}
          stores={stores.filter((store) => person.stores.includes(store.id))}
          onChange={(storeIds) => void change({ chosen: storeIds })}
        />
      )}
    </fieldset>
  )
}

type StoresChoiceProps = Pick<Choice, 'chosen'> & {
  stores: readonly StoreName[]
  onChange: (chosen: number[]) => void
}

/** None chosen is all of them, also those that come. */
function StoresChoice({ chosen, stores, onChange }: StoresChoiceProps) {
  const t = useTranslations('summaries')
  return (
    <details className="min-w-0">
      <summary className="min-h-9 cursor-pointer py-1.5 pointer-coarse:min-h-12 pointer-coarse:py-3">
        {t('stores', { count: chosen.length })}
      </summary>
      <Checkbox
        label={t('allStores')}
        help={t('allStoresHelp')}
        checked={chosen.length === 0}
        onChange={(event) => onChange(event.target.checked ? [] : stores.map(({ id }) => id))}
      />
      {stores.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
    </details>
  )
}
