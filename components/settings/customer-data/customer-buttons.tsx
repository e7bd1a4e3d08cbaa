'use client'

import { Download, Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { settingsPaths } from '@/components/shell/settings-paths'
import { usePress } from '@/components/shell/use-press'
import { Button, buttonClass } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { FormErrors } from '@/components/ui/forms/form-errors'
import { toast } from '@/components/ui/toast'
import { eraseCustomerData } from '@/lib/settings/actions'
import { settingsReads } from '@/lib/settings/keys'
import type { CustomerData } from '@/lib/settings/model/customer-data'

/** A copy of a customer's data, on paper or as a file, and the way to erase it. */
export function CustomerButtons({ data: { ref, orders } }: { data: CustomerData }) {
  const t = useTranslations('customerData')
  const router = useRouter()
  const [asking, setAsking] = useState(false)
  const { press, pending, failure } = usePress()
  const open = orders.filter(({ ended }) => !ended).length
  const erase = () =>
    press(
      () => eraseCustomerData({ ref }),
      ({ erased, left }) => {
        toast.success(t('erase.done', { count: erased, left: left.length }))
        router.push(settingsPaths.customerData())
      },
    ).then(() => setAsking(false))
  return (
    <div className="flex flex-col gap-3">
      {failure && <FormErrors {...failure} />}
      <div className="flex flex-wrap gap-2">
        <a href={settingsReads.customerData(ref)} download className={buttonClass()}>
          <Download aria-hidden />
          {t('export')}
        </a>
        <a href={settingsPaths.customerSheet(ref)} target="_blank" className={buttonClass()}>
          <Printer aria-hidden />
          {t('print')}
        </a>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('erase.button')}
        </Button>
      </div>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('erase.title')}
        text={t('erase.text', { count: orders.length - open })}
        confirmLabel={t('erase.button')}
        danger
        pending={pending}
        onConfirm={() => void erase()}
      >
        {open > 0 && <p>{t('erase.open', { count: open })}</p>}
      </Confirm>
    </div>
  )
}
