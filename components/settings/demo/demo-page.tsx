'use client'

import { Eraser, Play } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { usePress } from '@/components/shell/use-press'
import { Button } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import { emptyDemo, restartRush } from '@/lib/settings/actions'

type DemoPageProps = { stores: readonly { id: number; name: string }[] }

/** What can be done with the demo: see it busy once more, or begin with nothing. */
export function DemoPage({ stores }: DemoPageProps) {
  const t = useTranslations('demo')
  const format = useFormatter()
  const rush = usePress()
  const emptying = usePress()
  const [isAsked, setAsked] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const failure = rush.failure ?? emptying.failure
  const start = () =>
    void rush.press(
      () => restartRush({}),
      () => setDone(t('rush.started')),
    )
  const empty = () =>
    void emptying.press(
      () => emptyDemo({ storeIds: stores.map(({ id }) => id) }),
      ({ orders: count }) => {
        setAsked(false)
        setDone(t('empty.done', { count }))
      },
    )
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      {done && !failure && (
        <Notice kind="done" role="status">
          {done}
        </Notice>
      )}
      {failure && (
        <Notice kind="late" role="alert">
          {failure.message}
        </Notice>
      )}
      <Section title={t('rush.title')} text={t('rush.text')}>
        <Button
          variant="primary"
          icon={<Play aria-hidden />}
          pending={rush.pending}
          onClick={start}
        >
          {t('rush.start')}
        </Button>
      </Section>
      <Section title={t('empty.title')} text={t('empty.text')}>
        <Button variant="danger" icon={<Eraser aria-hidden />} onClick={() => setAsked(true)}>
          {t('empty.action')}
        </Button>
      </Section>
      <Confirm
        open={isAsked}
        onOpenChange={setAsked}
        title={t('empty.question')}
        text={t('empty.warning', { stores: format.list(stores.map(({ name }) => name)) })}
        confirmLabel={t('empty.confirm')}
        danger
        pending={emptying.pending}
        onConfirm={empty}
      />
    </>
  )
}
