'use client'

import { useTranslations } from 'next-intl'
import { PageHeader } from '@/components/ui/page-header'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { storePaths } from '@/lib/stores/keys'
import { StoresFrame, HoursSkeleton } from '../states'
import { HoursEditor, type HoursEditorProps } from './hours-editor'

/** What was drawn before is in the browser alone, so the editor begins there and not on the server. */
export function HoursPage(props: HoursEditorProps) {
  const t = useTranslations('hours')
  const isInBrowser = useInBrowser()
  return (
    <StoresFrame>
      <PageHeader
        title={t('page.of', { store: props.storeName })}
        back={{ href: storePaths.stores(), label: t('desk.title') }}
      />
      {isInBrowser ? (
        <HoursEditor key={props.first.storeId} {...props} />
      ) : (
        <HoursSkeleton mayEdit={props.first.mayEdit} />
      )}
    </StoresFrame>
  )
}
