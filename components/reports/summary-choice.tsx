'use client'

import { useTranslations } from 'next-intl'
import { usePress } from '@/components/shell/use-press'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { Segmented } from '@/components/ui/forms/segmented'
import { toast } from '@/components/ui/toast'
import { saveSummary } from '@/lib/reports/actions'
import { RHYTHMS, type SummaryPerson } from '@/lib/reports/model/summary'

export type StoreName = { id: number; name: string }

type SummaryChoiceProps = { person: SummaryPerson; stores: readonly StoreName[] }

/** How often a person gets a summary, and of which stores; it takes effect at once. */
export function SummaryChoice({ person, stores }: SummaryChoiceProps) {
  const t = useTranslations('summaries')
  const { pending, failure, press } = usePress()
  const { id, name, isSelf, rhythm, chosen } = person
  const change = (to: Partial<Pick<SummaryPerson, 'rhythm' | 'chosen'>>) => {
    const next = { rhythm, chosen, ...to }
    return press(
      () => saveSummary({ personId: id, rhythm: next.rhythm, storeIds: [...next.chosen] }),
      () =>
        toast.success(isSelf ? t(`saved.${next.rhythm}`) : t(`savedFor.${next.rhythm}`, { name })),
    )
  }
  return (
    <fieldset disabled={pending} className="flex min-w-0 flex-col items-start gap-2">
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
          person={person}
          stores={stores.filter((store) => person.stores.includes(store.id))}
          onChange={(storeIds) => void change({ chosen: storeIds })}
        />
      )}
    </fieldset>
  )
}

type StoresChoiceProps = SummaryChoiceProps & { onChange: (chosen: number[]) => void }

/** None chosen is all of them, also those that come. */
function StoresChoice({ person: { chosen }, stores, onChange }: StoresChoiceProps) {
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
