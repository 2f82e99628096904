import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { OrderRequest, TableItemAnswer, WaiterTable } from '@tischlein/contract/shop';
import type { WhatToPay } from '@tischlein/domain/table';
import type { OwnShop } from './owner.ts';

/** The calls for serving a table, made by a waiter or by staff who are signed in to the office. */
export class TableCalls {
  protected readonly shop: OwnShop;
  readonly #api: APIRequestContext;

  constructor(api: APIRequestContext, shop: OwnShop) {
    this.#api = api;
    this.shop = shop;
  }

  async books(table: number, orderItems: OrderRequest['orderItems'], parts: Partial<OrderRequest> = {}): Promise<void> {
    const order: OrderRequest = { orderItems, table, payLater: true, ...parts };
    await this.post('order', order);
  }

  /** Confirms the rounds that guests pay 'Bei der Bedienung'. */
  async confirmsRounds(table: number): Promise<void> {
    for (const { orderId, waitsForWaiter } of (await this.#read(table)).bill?.rounds ?? [])
      if (waitsForWaiter) await this.#does(table, `round/${orderId}/confirm`);
  }

  /** Moves one unit of a dish. */
  async moves(table: number, dishName: string, to: number): Promise<void> {
    const { id } = await this.#findOpenItem(table, dishName);
    await this.#does(table, 'move', { to, units: [{ line: id, units: 1 }] });
  }

  /** Moves the whole table; its guests scan the code of the other one. */
  async movesAll(from: number, to: number): Promise<void> {
    await this.#does(from, 'move', { to, units: null });
  }

  async refunds(table: number, dishName: string, amount: number): Promise<void> {
    const { id } = await this.#findOpenItem(table, dishName);
    await this.#does(table, 'refund', { refunds: [{ line: id, amount }] });
  }

  /** Hands one unit of a dish over to the till. */
  async handsOver(table: number, dishName: string): Promise<void> {
    const { id, unitPrices } = await this.#findOpenItem(table, dishName);
    const what: WhatToPay = { kind: 'units', units: [{ line: id, units: 1 }] };
    await this.#does(table, 'hand-over', { what, expectedAmount: unitPrices[0] });
  }

  /** Hands the rest over to the till and clears the table. */
  async clears(table: number): Promise<void> {
    await this.#does(table, 'clear', { handOver: true });
  }

  async #read(table: number): Promise<WaiterTable> {
    return (await this.#api.get(`/api/shop/${this.shop.slug}/dineintable/${table}/bill`)).json();
  }

  async #findOpenItem(table: number, dishName: string): Promise<TableItemAnswer> {
    const items = (await this.#read(table)).bill?.rounds.flatMap((round) => round.items) ?? [];
    const item = items.find((each) => each.dishName === dishName && each.openUnits > 0);
    if (!item) throw new Error(`${dishName} is not open at table ${table}`);
    return item;
  }

  async #does(table: number, path: string, body: object = {}): Promise<void> {
    await this.post(`dineintable/${table}/${path}`, body);
  }

  protected async post(path: string, data: object): Promise<void> {
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await this.#api.post(`/api/shop/${this.shop.slug}/${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}: ${await answer.text()}`);
  }
}
