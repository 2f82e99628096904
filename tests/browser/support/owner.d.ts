import { type APIRequestContext } from '@playwright/test';
import type { DeskOrders, PauseRequest, StockRequest } from '@tischlein/contract/office';
import { type DishDocument, type MenuDocument } from '@tischlein/domain/menu';
import type { OpeningHours, PaymentMethod, ShopConfig } from '@tischlein/domain/shop';
/** A shop opened for a story. */
export interface OwnShop {
    readonly slug: string;
}
export interface PlacedOrder {
    readonly id: string;
    readonly number: number;
}
interface OrderOptions {
    readonly name?: string;
    readonly serveAt?: string | null;
    readonly paymentMethod?: PaymentMethod;
    readonly acceptAdvertising?: boolean;
    /** Creates an account with this address. */
    readonly newAccount?: string;
}
/** The demo shops that stories copy. */
export type DemoShop = 'tramonto-mitte' | 'wok-garten';
type ConfigChange = Partial<Record<keyof ShopConfig, unknown>>;
/** The restaurants' owner, working through the office's calls. */
export declare class Owner {
    #private;
    constructor(api: APIRequestContext);
    /** Opens a copy of a demo shop with a small menu for one story, so that stories do not disturb each other. */
    opensBranch(change?: ConfigChange, choose?: (menu: MenuDocument) => MenuDocument, model?: DemoShop): Promise<OwnShop>;
    /** Guests find the shop from now on; it stays a draft while something is missing, say an account for its only way to pay. */
    opensIfComplete(shop: OwnShop): Promise<void>;
    archives(shop: OwnShop): Promise<void>;
    /** Connects the practice providers; with another shop's accounts, refunds fail. */
    enablesOnlinePayments({ slug }: OwnShop, whoseAccounts?: string): Promise<void>;
    /** Connects a real PayPal account, which no story calls. */
    enablesRealPayPal({ slug }: OwnShop): Promise<void>;
    /** The opening hours of a demo shop with changes. */
    getOpeningHours(change: Partial<OpeningHours>, model?: DemoShop): Promise<OpeningHours>;
    changesShop({ slug }: OwnShop, change: (config: ShopConfig) => ShopConfig): Promise<void>;
    /** Presses 'Stopp für 20 Minuten'. */
    pauses({ slug }: OwnShop, request: PauseRequest): Promise<void>;
    /** Presses 'Weiter annehmen'. */
    endsPause({ slug }: OwnShop): Promise<void>;
    /** Marks a dish as out of stock, or back. */
    setsStock({ slug }: OwnShop, name: string, out: StockRequest['out']): Promise<void>;
    /** Creates a coupon of 100 %. */
    addsFullCoupon({ slug }: OwnShop, code: string): Promise<void>;
    endsAllCoupons({ slug }: OwnShop): Promise<void>;
    /** Changes one dish of the menu; 'ausverkauft' is `{ soldOut: true }`. */
    changesDish(shop: OwnShop, name: string, change: Partial<DishDocument>): Promise<void>;
    /** Sets one price for every size and order type of a dish. */
    pricesDish(shop: OwnShop, name: string, cents: number): Promise<void>;
    /** Places an order for pickup through the API: two Tiramisù. */
    receivesOrder(shop: OwnShop, { name, serveAt, paymentMethod, newAccount, acceptAdvertising, }?: OrderOptions): Promise<PlacedOrder>;
    /** The same plus a soup for 6.50 €, paid by card at the practice provider. */
    receivesPaidOrder(shop: OwnShop, wish?: OrderOptions): Promise<PlacedOrder>;
    /** Refuses an order at the desk. */
    refuses({ slug }: OwnShop, { id }: PlacedOrder, reason: string): Promise<void>;
    /** Moves an order on at the desk. */
    moves({ slug }: OwnShop, { id }: PlacedOrder, action: 'accept' | 'ready'): Promise<void>;
    /** Refunds part of an order. */
    refunds({ slug }: OwnShop, { id }: PlacedOrder, amount: number): Promise<void>;
    /** Adds a staff member of this shop; returns the password, which is shown once. */
    addsStaff(shop: OwnShop): Promise<{
        readonly email: string;
        readonly password: string;
    }>;
    /** Waits for the newest mailed link to this page, to the recipient `to` and other than `before`. */
    mailedLink({ slug }: OwnShop, page: string, { to, before }?: {
        before?: string | undefined;
        to?: string | undefined;
    }): Promise<string>;
    /** Addresses with confirmed consent to advertising. */
    listsAdvertisingConsents({ slug }: OwnShop): Promise<string[]>;
    orders(shop: OwnShop): Promise<DeskOrders['orders']>;
}
export {};
