'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { settingsPaths } from '@/components/shell/settings-paths'
import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import { CALLBACK_STATES, FAMILIES } from '@/lib/settings/model/callbacks'
import type { CallbackFilter } from '@/lib/settings/model/callback-forms'

/** What the list shows; it stands in the address, so that a view can be sent. */
export function CallbackFilters({ filter: { family, state } }: { filter: CallbackFilter }) {
  const t = useTranslations('callbacks')
  const router = useRouter()
  const show = (chosen: Record<string, string | undefined>) =>
    router.push(settingsPaths.callbacks({ family, state, ...chosen }))
  return (
    <div role="group" aria-label={t('filter.label')} className="flex flex-wrap gap-4">
      <Field label={t('filter.family')} className="w-44">
        {(props) => (
          <Select
            {...props}
            value={family ?? ''}
            onChange={(event) => show({ family: event.target.value || undefined })}
          >
            <option value="">{t('filter.allFamilies')}</option>
            {FAMILIES.map((name) => (
              <option key={name} value={name}>
                {t(`family.${name}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('filter.state')} className="w-52">
        {(props) => (
          <Select
            {...props}
            value={state ?? ''}
            onChange={(event) => show({ state: event.target.value || undefined })}
          >
            <option value="">{t('filter.allStates')}</option>
            {CALLBACK_STATES.map((name) => (
              <option key={name} value={name}>
                {t(`state.${name}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
