import { runFile } from '@/lib/server/run-file'
import { exportCustomerData } from '@/lib/settings/customer-data/export-customer-data'
import { customerRefSchema } from '@/lib/settings/model/customer-data'

export const dynamic = 'force-dynamic'

export async function GET(
  _request: Request,
  context: { params: Promise<{ ref: string }> },
): Promise<Response> {
  return runFile('customer-data.manage', customerRefSchema, await context.params, (form, actor) =>
    exportCustomerData({ actor, form }),
  )
}
