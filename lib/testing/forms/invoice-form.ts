/** An invoice of one line, to be held against the orders of a store in August 2026. */
export const invoiceForm = (storeId: number) => ({
  storeIds: [storeId],
  from: '2026-08-01',
  to: '2026-08-31',
  invoiced: 'all' as const,
  currency: 'HKD',
  columns: { number: 'Order', amount: 'Fee' },
  numbers: ['none'],
  amounts: [100] as (number | null)[],
})
