import json, random, sys, itertools, os
OUT='/tmp/next/sanity'
MAPS='/work/wt/proto/maps'
years={'nikjon':('F3M','F3R','W3A'),'1939-iii':('F1941M','F1941R','W1941A'),'city-state':('F1303M','F1303R','W1303A')}
for v in ['standard','1939-iii','city-state','davis','lima','nikjon','sequential']:
    d=json.load(open(f'{MAPS}/{v}/variant.json'))
    if 'map' in d and not d['provinces']: d['provinces']=json.load(open(f'{MAPS}/standard/variant.json'))['provinces']
    rnd=random.Random(v)
    P={p['id']:p for p in d['provinces']}
    ok={i for i,p in P.items() if p.get('terrain') in('coastal','inland') and not p.get('unlimited') and not p.get('only') and not p.get('edge') and not p.get('yard') and not p.get('optional') and p.get('armies',True) is not False}
    S={i:set() for i in P}
    for a,b in d['passages']['sea']:
        a=a.split('/')[0]; b=b.split('/')[0]
        if a in S and b in S: S[a].add(b); S[b].add(a)
    seas={i for i in P if P[i].get('terrain')=='sea' and not P[i].get('unlimited') and not P[i].get('edge') and not P[i].get('only')}
    plain={i for i in ok if not P[i].get('coasts')}
    L={i:set() for i in P}
    for a,b in d['passages']['land']:
        a=a.split('/')[0]; b=b.split('/')[0]
        if a in L and b in L: L[a].add(b); L[b].add(a)
    # nothing with coasts, whose names take a fleet's care
    cen={i for i in P if P[i].get('centre')}
    home={i:P[i].get('home') for i in P}
    neutral={i for i in cen if not home[i]}
    powers=[p for p in d['powers'] if not p.get('computer') and any(h==p['id'] for h in home.values())]
    pname={p['id']:p['name'] for p in powers}
    ids=[p['id'] for p in powers]
    ab=lambda i:P[i]['abbr']
    un=lambda i:('F '+ab(i[1:])) if i[0]=='!' else 'A '+ab(i)
    nm=lambda i:P[i]['name']
    M,R,W=years.get(v,('F1905M','F1905R','W1905A'))
    homes={p:[i for i in cen if home[i]==p] for p in ids}
    out=[]; used=set(); turnpower=[0]
    def enemyof(p):
        return rnd.choice([q for q in ids if q!=p])
    def add(name,power,phase,units,takes=(),keeps=(),n=None,orders=None,dislodged=None,centres=None):
        case={'variant':v,'phase':phase,'units':{pname[q]:[un(i) for i in u] for q,u in units.items()}}
        if centres: case['centres']={pname[q]:[ab(i) for i in u] for q,u in centres.items()}
        if dislodged: case['dislodged']=dislodged
        if orders: case['orders']={pname[q]:o for q,o in orders.items()}
        if v=='sequential' and phase==M: case['settings']={'schedule':[pname[power]]+[pname[q] for q in ids if q!=power]}
        o={'name':name,'power':pname[power],'case':case}
        if takes:o['takes']=[ab(i) for i in takes]
        if keeps:o['keeps']=[ab(i) for i in keeps]
        if n is not None:o['units']=n
        out.append(o)
    def foreign(x,p):  # centres next to x that are not p's home
        return {c for c in L[x] if c in cen and home[c]!=p}
    allp=list(ids); rnd.shuffle(allp)
    cyc=itertools.cycle(allp)
    def search(fn,count=1,tries=len(ids)*2):
        got=0
        for _ in range(tries):
            if got>=count: return
            p=next(cyc)
            if fn(p): got+=1
        if got<count: print(v,'missing',fn.__name__,count-got)
    land=[i for i in ok]
    land.sort(); rnd.shuffle(land)
    def p1(p):
        for x in land:
            if x in used or x in cen: continue
            f=foreign(x,p)
            if len(f)==1 and f<=neutral and f<=ok and not f&used:
                n=f.pop(); used.update((x,n)); add(f'Takes {nm(n)}, which is open, from {nm(x)}',p,M,{p:[x]},takes=[n]); return True
    def p2(p):
        for x in land:
            for y in land:
                if x>=y or {x,y}&cen: continue
                fx,fy=foreign(x,p),foreign(y,p)
                if fx<=neutral and fy<=neutral and fx<=ok and fy<=ok and len(fx|fy)==2 and len(fx)==1 and len(fy)==2 and not (fx|fy)&used:
                    used.update(fx|fy); add('Takes '+' and '.join(nm(i) for i in sorted(fy))+' with two armies that both reach one of them',p,M,{p:[x,y]},takes=sorted(fy)); return True
    def p3(p):
        for h in rnd.sample(sorted(homes[p]),len(homes[p])):
            if h not in ok: continue
            for e in sorted(L[h]&ok):
                if e in cen or any(c in homes[p] and c!=h for c in L[e]): continue
                for x in sorted(L[h]&ok):
                    if x==e or x in L[e] or (x in cen and home[x]!=p) or foreign(x,p): continue
                    q=next((q for q in ids if q!=p and not foreign(e,q)-{h}),None) or enemyof(p)
                    used.add(h); add(f'Covers {nm(h)} against the one army that can enter',p,M,{p:[x],q:[e]},keeps=[h],orders={q:[f'A {ab(e)} - {ab(h)}']}); return True
    def p4(p):
        for h in rnd.sample(sorted(homes[p]),len(homes[p])):
            if h not in ok: continue
            ns=[x for x in sorted(L[h]&ok) if not (foreign(x,p)) and (x not in cen)]
            if any(c in homes[p] for c in L[h]): continue
            if len(ns)>=2:
                q=enemyof(p); add(f'Takes {nm(h)} back with two armies',p,M,{p:ns[:2],q:[h]},takes=[h]); return True
    def p5(p):
        for x in land:
            if x in cen: continue
            e=[i for i in sorted(L[x]&ok)]
            if len(e)<2: continue
            q=enemyof(p); o=[h for h in homes[p] if h in ok and h not in e and h!=x][:1]
            add(f'Retreats from {nm(x)} where only {nm(e[1])} is open',p,R,{p:o,q:[x]},n=len(o)+1,dislodged={pname[p]:[{'unit':'A '+ab(x),'from':ab(e[0]),'retreats':[ab(e[1])]}]}); land.remove(x); return True
    def p5b(p):
        for h in sorted(homes[p]):
            if h not in ok: continue
            e=[i for i in sorted(L[h]&ok)]
            if len(e)<3: continue
            q=enemyof(p); o=[g for g in homes[p] if g in ok and g not in e and g!=h][:1]
            add(f'Retreats from {nm(h)}, which was lost',p,R,{p:o,q:[h]},n=len(o)+1,dislodged={pname[p]:[{'unit':'A '+ab(h),'from':ab(e[0]),'retreats':sorted(ab(i) for i in e[1:])}]}); return True
    def p5c(p):
        for x in land:
            for y in sorted(L[x]&ok):
                s=sorted((L[x]&L[y]&ok)); t=sorted(L[x]&ok-L[y]-{y})
                if len(s)>=2 and len(t)>=1:
                    shared=next((i for i in s if i in cen),s[0]); frm=next(i for i in s if i!=shared)
                    q=enemyof(p)
                    add(f'Gets two armies out where only that of {nm(y)} has no other way than {nm(shared)}',p,R,{p:[],q:[x,y]},n=2,dislodged={pname[p]:[{'unit':'A '+ab(x),'from':ab(frm),'retreats':sorted([ab(shared),ab(t[0])])},{'unit':'A '+ab(y),'from':ab(frm),'retreats':[ab(shared)]}]})
                    t2=sorted(L[y]&ok-L[x]-{x})
                    if t2: add(f'Gets two armies out where only that of {nm(x)} has no other way than {nm(shared)}',p,R,{p:[],q:[x,y]},n=2,dislodged={pname[p]:[{'unit':'A '+ab(y),'from':ab(frm),'retreats':sorted([ab(shared),ab(t2[0])])},{'unit':'A '+ab(x),'from':ab(frm),'retreats':[ab(shared)]}]})
                    land.remove(x); return True
    def p2b(p):
        for x in land:
            for y in land:
                if x>=y or {x,y}&cen: continue
                fx,fy=foreign(x,p),foreign(y,p)
                if fx==fy and len(fx)==1 and fx<=neutral and fx<=ok and (x,'b') not in used:
                    n=fx.copy().pop(); used.add((x,'b')); add(f'Takes {nm(n)} with one of two armies, and the other keeps out of the way',p,M,{p:[x,y]},takes=[n]); return True
    def p1f(p):
        for x in sorted(seas):
            f={c for c in S[x] if c in cen and home[c]!=p}
            if len(f)==1 and f<=neutral and f<=plain and (x,'f') not in used:
                n=f.pop(); used.add((x,'f')); add(f'Takes {nm(n)}, which is open, from the {nm(x)}' if False else f'Takes {nm(n)}, which is open, with a fleet',p,M,{p:['!'+x]},takes=[n]); return True
    def p15(p):
        hs=[h for h in sorted(homes[p]) if h in ok]
        for h in hs:
            es=[e for e in sorted(L[h]&ok) if e not in cen and not any(c in homes[p] and c!=h for c in L[e])]
            # far from all centres that are not its own
            for e in es:
                near={h}
                for _ in range(2): near|=set().union(*[L[i] for i in near])
                far=[x for x in land if x not in near and x not in cen and not foreign(x,p)]
                if far:
                    q=enemyof(p)
                    add(f'Lets the army in {nm(far[0])} go, not that which guards {nm(h)}',p,W,{p:[h,far[0]],q:[e]},takes=[h],n=1,centres={p:[h],q:sorted(homes[q])}); return True
    def p6(p):
        hs=[h for h in sorted(homes[p]) if h in ok]
        if len(hs)<2: return
        away=[n for n in sorted(neutral) if n in ok][:1]
        u=hs[1:]
        add('Builds the one unit that is due',p,W,{p:u},n=len(u)+1); return True
    def p6b(p):
        hs=[h for h in sorted(homes[p]) if h in ok]
        if len(hs)<3: return
        add('Builds wherever it can',p,W,{p:hs[2:]},n=len(hs)); return True
    def p7(p):
        for n in sorted(neutral&ok):
            if n in used or foreign(n,p): continue
            used.add(n); add(f'Stays in {nm(n)} until it is owned',p,M,{p:[n]},takes=[n]); return True
        for n in sorted(neutral&ok):
            f=foreign(n,p)
            if n in used: continue
            # the other centres beside it are owned by the same power already
            used.add(n); add(f'Stays in {nm(n)} until it is owned',p,M,{p:[n]},takes=[n],centres={p:sorted(set(homes[p])|f&neutral)} ) if f<=neutral else None
            if f<=neutral: return True
    def p9(p):
        for x in land:
            if x in cen: continue
            f=foreign(x,p)
            if len(f)==1 and f<=ok and not f&neutral and not f&used:
                n=f.pop(); used.add(n); add(f'Enters {nm(n)}, which its owner has left open',p,M,{p:[x]},takes=[n]); return True
    def p10(p):
        for c in sorted(neutral&ok):
            ns=[x for x in sorted(L[c]&ok) if x not in cen and foreign(x,p)=={c}]
            if len(ns)>=2 and (c,'t') not in used:
                q=enemyof(p); used.add((c,'t')); add(f'Drives a lone army out of {nm(c)}',p,M,{p:ns[:2],q:[c]},takes=[c],centres={p:sorted(homes[p]),q:sorted(set(homes[q])|{c})}); return True
    def p11(p):
        for h in rnd.sample(sorted(homes[p]),len(homes[p])):
            if h not in ok: continue
            if foreign(h,p): continue
            nb=sorted(L[h]&ok)
            for x in nb:
                if x in cen or foreign(x,p): continue
                es=[(a,b) for a in nb for b in nb if a<b and x not in(a,b) and a not in cen and b not in cen and a not in L[x] and b not in L[x] and not any(c in homes[p] and c!=h for c in L[a]|L[b])]
                if es:
                    a,b=es[0]; q=enemyof(p)
                    add(f'Holds {nm(h)} against two armies with a support',p,M,{p:[h,x],q:[a,b]},keeps=[h],orders={q:[f'A {ab(a)} - {ab(h)}',f'A {ab(b)} S A {ab(a)} - {ab(h)}']}); return True
    def p12(p):
        for h in rnd.sample(sorted(homes[p]),len(homes[p])):
            if h not in ok or foreign(h,p): continue
            es=[e for e in sorted(L[h]&ok) if e not in cen and not any(c in homes[p] and c!=h for c in L[e])]
            if es:
                q=enemyof(p); add(f'Does not leave {nm(h)} to the army beside it',p,M,{p:[h],q:[es[0]]},keeps=[h],orders={q:[f'A {ab(es[0])} - {ab(h)}']}); return True
    for f,c in [(p1,2),(p2,1),(p2b,1),(p1f,1),(p15,1),(p3,2),(p4,1),(p12,1),(p11,1),(p7,1),(p9,1),(p10,1),(p5,1),(p5b,1),(p5c,1),(p6,1),(p6b,1)]: search(f,c)
    os.makedirs(OUT,exist_ok=True)
    lines=[json.dumps(o,ensure_ascii=False) for o in out]
    open(f'{OUT}/{v}.json','w').write('[\n'+',\n'.join(lines)+'\n]\n')
    print(v,len(out))
