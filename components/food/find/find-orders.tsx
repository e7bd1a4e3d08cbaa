'use client'

import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { useRegionName } from '@/components/shell/use-region-name'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/forms/field'
import { TextInput } from '@/components/ui/forms/text-input'
import { PageHeader } from '@/components/ui/page-header'
import { type Region, areaOf } from '@/lib/domain/areas'
import { normalisePhone } from '@/lib/domain/phone/phone'
import { foodPaths } from '@/lib/food/keys'
import type { FindForm as Fields } from '@/lib/food/model/find-order'
import { RegionField, foodRegions } from '../coverage/region-field'
import { FoodFrame } from '../states'
import { OrderMatches } from './order-matches'
import { useFind } from './use-find'

/** Finds the order of somebody who calls: by the number they call with. */
export function FindOrders() {
  const t = useTranslations('find')
  const food = useTranslations('food')
  const { all, chosen } = useChosenStores()
  const [opening, ...more] = foodRegions(all, chosen)
  return (
    <FoodFrame>
      <PageHeader
        title={t('title')}
        text={t('text')}
        back={{ href: foodPaths.board(), label: food('title') }}
      />
      {opening ? (
        <Finder regions={[opening, ...more]} opening={opening} />
      ) : (
        <EmptyState title={t('noStore')} text={t('noStoreText')} />
      )}
    </FoodFrame>
  )
}

function Finder({ regions, opening }: { regions: readonly Region[]; opening: Region }) {
  const find = useFind()
  const { asked, ask, here, platform } = find
  return (
    <>
      <FindForm
        regions={regions}
        first={asked?.form ?? { region: opening, phone: '' }}
        isPending={here.isLoading || platform.isLoading}
        onAsk={ask}
      />
      {asked && <OrderMatches asked={asked} find={find} />}
    </>
  )
}

type FindFormProps = {
  regions: readonly Region[]
  /** What was asked before. */
  first: Fields
  isPending: boolean
  onAsk: (form: Fields) => void
}

/** A number and whose country code it has where none is typed. */
function FindForm({ regions, first, isPending, onAsk }: FindFormProps) {
  const t = useTranslations('find')
  const problems = useTranslations('food.form.problems')
  const regionName = useRegionName()
  const [form, setForm] = useState(first)
  const [isWrong, setWrong] = useState(false)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const given = normalisePhone(form.phone, form.region)
    setWrong(!given.ok)
    if (given.ok) onAsk(form)
  }

  return (
    <form
      role="search"
      noValidate
      onSubmit={submit}
      className="grid max-w-3xl items-start gap-x-3 gap-y-4 sm:grid-cols-[14rem_minmax(0,1fr)_auto]"
    >
      <RegionField
        label={t('region')}
        regions={regions}
        value={form.region}
        onChange={(region) => setForm({ ...form, region })}
        nameOf={(region) =>
          t('regionCode', { region: regionName(region), code: areaOf(region).callingCode })
        }
      />
      <Field
        label={t('phone')}
        help={t('phoneHelp')}
        error={isWrong ? problems('phone') : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            autoFocus
            autoComplete="off"
            maxLength={32}
            className="font-mono"
            value={form.phone}
            onChange={({ target }) => setForm({ ...form, phone: target.value })}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="counter"
        icon={<Search aria-hidden />}
        pending={isPending}
        className="sm:mt-6.5"
      >
        {t('submit')}
      </Button>
    </form>
  )
}
