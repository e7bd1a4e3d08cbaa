'use client'

import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { PageHeader } from '@/components/ui/page-header'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { storePaths } from '@/lib/stores/keys'
import { StoresFrame } from '../states'
import { HoursEditor, type HoursEditorProps, hoursView } from './hours-editor'
import { HoursSkeleton } from './hours-skeleton'

/** What was drawn before is in the browser alone, so the editor begins there and not on the server. */
export function HoursPage(props: HoursEditorProps) {
  const t = useTranslations('hours')
  const isInBrowser = useInBrowser()
  const asked = useSearchParams().get('view')
  const { mayEdit, drawn } = props.first
  return (
    <StoresFrame>
      <PageHeader
        title={t('page.of', { store: props.storeName })}
        back={{ href: storePaths.stores(), label: t('desk.title') }}
      />
      {isInBrowser ? (
        <HoursEditor key={props.first.storeId} {...props} />
      ) : (
        <HoursSkeleton
          opens={{
            mayEdit,
            isEmpty: drawn.hours.week.every((ranges) => ranges.length === 0),
            isWeek: hoursView(asked) === 'week',
          }}
        />
      )}
    </StoresFrame>
  )
}
