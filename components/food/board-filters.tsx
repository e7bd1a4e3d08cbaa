import { useTranslations } from 'next-intl'
import { Select } from '@/components/ui/select'
import { STAGE_FILTERS, type StageFilter } from './board-address'
import type { FoodStore } from './food-store'

type StoreFilterProps = {
  stores: readonly FoodStore[]
  value: string | null
  onChange: (code: string | null) => void
}

/** One of the stores that the shell shows, by its code. */
export function BoardStoreFilter({ stores, value, onChange }: StoreFilterProps) {
  const t = useTranslations('board.filter')
  return (
    <div className="max-sm:flex-1 sm:w-40 lg:w-52">
      <Select
        aria-label={t('store')}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      >
        <option value="">{t('allStores')}</option>
        {stores.map(({ id, code, name }) => (
          <option key={id} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}

type StageFilterProps = {
  value: StageFilter | null
  onChange: (stage: StageFilter | null) => void
  /** What cannot be shown here: what ended has no place on a map. */
  without?: StageFilter
}

/** One column of the board, for the views that have none. */
export function BoardStageFilter({ value, onChange, without }: StageFilterProps) {
  const t = useTranslations('board.filter')
  const lanes = useTranslations('food.lane')
  const stages = STAGE_FILTERS.filter((stage) => stage !== without && stage !== 'open')
  return (
    <div className="max-sm:flex-1 sm:w-40 lg:w-52">
      <Select
        aria-label={t('stage')}
        value={value ?? ''}
        onChange={(event) =>
          onChange(STAGE_FILTERS.find((stage) => stage === event.target.value) ?? null)
        }
      >
        {without !== 'done' && <option value="">{t('allStages')}</option>}
        <option value={without === 'done' ? '' : 'open'}>{t('open')}</option>
        {stages.map((stage) =>
          stage === 'open' ? null : (
            <option key={stage} value={stage}>
              {lanes(stage)}
            </option>
          ),
        )}
      </Select>
    </div>
  )
}
