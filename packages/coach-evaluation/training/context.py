"""Trains the adapter by which the passage model reads a brief as a whole: what each sentence is for in the light of all
others and of whom the brief is about, how that person would say it, what is wanted of them, what they are, and where they
work.

    pnpm coach adapter --briefs --dump briefs.json
    python3 packages/coach-evaluation/training/context.py briefs.json WEIGHTS MODEL.onnx OUT.safetensors

How and why: docs/decisions/0046-a-brief-read-as-a-whole.md and 0052-a-larger-model-for-briefs.md. WEIGHTS is the file of
weights of all-mpnet-base-v2, MODEL.onnx what tools/passage-model makes of it, and OUT.safetensors what passage-adapter.ts
reads. With Python 3.11 it needs

    pip install torch==2.15.0 safetensors==0.8.0 numpy==2.4.6

On another processor sums are rounded differently. What is left to do with OUT.safetensors stands in the decision.
"""

import argparse
import dataclasses
import hashlib
import json
import math
import time

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

import mpnet
import rewording
from mpnet import BEGIN, DIMENSIONS, END, HIDDEN, PADDING, SHIFT, Mpnet

# What the model holds at once; what is longer is cut in training.
TOKENS = 510
NAME_TOKENS = 12
# Sentences of a brief that are read in training.
SENTENCES = 40
# Briefs of a batch are padded to a multiple of this.
STEP = 16
RANK = 16
BATCH = 8
ROUNDS = 8
RATE = 5e-4
WARM_UP = 0.06
# Of a sentence's vector so much is left out in training.
DROPPED = 0.2
# Of a sentence's tokens so many are not seen in training.
UNSEEN = 0.1
# How often a brief is also read as being about somebody else who is named in it, or about the one meant by a shorter name.
OTHERS, SHORTER = 0.5, 0.2
# The model's vectors are of unit length and have many numbers: so much larger they can be told apart.
LARGER = 8.0
# What is told of each sentence: how many labels, and what its loss weighs.
HEADS = {
    "purposes": (10, 1.0),
    "knowers": (3, 0.6),
    "hidden": (1, 0.3),
    "voiced": (1, 0.3),
    "ranked": (1, 0.3),
    "behind": (1, 0.3),
    "fact": (1, 0.3),
}
# These help in training alone.
LEFT_OUT = ("voiced",)
ABOUT_WEIGHT = 0.5
# How sentences are put otherwise: so many words that others become, so many that are said before them, and what the loss weighs.
REWORDINGS = {"said": (90, 60, 1.5), "wanted": (50, 15, 0.75)}
# Of that what is said before a word counts so much.
BEFORE_WEIGHT = 0.5
# Words that name what the person is and where they work: what the loss weighs, and how much more a word that does counts.
PHRASES = ("role", "organisation")
PHRASE_WEIGHT, NAMING_WEIGHT = 1.5, 3.0
# A sentence tells the goal where so much of the goal stands in it.
TELLS_GOAL = 0.4
MY_GOAL = 4


@dataclasses.dataclass
class Example:
    """A brief as being about somebody: its tokens, and of each token the sentence that it belongs to (SENTENCES for none)."""

    brief: dict
    ids: list
    own: list
    right: bool


def prepare(briefs):
    """Labels the words of all briefs. What is not to be learned of one is left out."""
    for brief in briefs:
        sentences = brief["sentences"]
        words = [sentence["words"] for sentence in sentences]
        for sentence in sentences:
            if sentence["voice"]:
                sentence["said"] = rewording.edits(sentence["words"], rewording.in_full(sentence["voice"]))
        goal = {rewording.plain(word) for word in rewording.words_of(brief["goal"])}
        wishes = [
            (len(goal & {rewording.plain(word) for word in sentence["words"]}), -at)
            for at, sentence in enumerate(sentences)
            if sentence["purposes"] == MY_GOAL
        ]
        if wishes and max(wishes)[0] / len(goal) >= TELLS_GOAL:
            sentence = sentences[-max(wishes)[1]]
            sentence["wanted"] = rewording.edits(sentence["words"], brief["goal"])
        brief["phrases"] = {}
        for name in PHRASES:
            # What the brief does not tell has no words in it.
            found = rewording.phrase_in(words, brief[name]) if brief[name] else (-1, 0, 0)
            if found is not None:
                brief["phrases"][name] = found


def vocabularies(briefs):
    return {
        name: rewording.Vocabulary(
            [sentence[name] for brief in briefs for sentence in brief["sentences"] if name in sentence], becoming, before
        )
        for name, (becoming, before, _) in REWORDINGS.items()
    }


def shifted(ids):
    return [token + SHIFT for token in ids]


def example(brief, about, right):
    ids = [BEGIN, *shifted(about[:NAME_TOKENS]), END]
    own = [SENTENCES] * len(ids)
    for at, sentence in enumerate(brief["sentences"][:SENTENCES]):
        if len(ids) + len(sentence["ids"]) + 1 > TOKENS:
            break
        ids += [*shifted(sentence["ids"]), END]
        own += [at] * (len(sentence["ids"]) + 1)
    return Example(brief, ids, own, right)


def batch_of(examples, words, random=None):
    """What the network reads and what it should tell. A label that nobody gave, or of a brief that is read as being about
    the wrong one, weighs nothing. With random numbers some tokens are left unseen."""
    width = -(-max(len(one.ids) for one in examples) // STEP) * STEP
    count = len(examples)
    ids = np.full((count, width), PADDING)
    own = np.full((count, width), SENTENCES)
    labels = {name: np.zeros((count, SENTENCES), np.int64) for name in HEADS}
    weights = {name: np.zeros((count, SENTENCES), np.float32) for name in HEADS}
    said = {name: np.full((2, count, width), rewording.UNKNOWN) for name in REWORDINGS}
    phrases = {name: np.full((count, width), -1.0, np.float32) for name in PHRASES}
    for row, one in enumerate(examples):
        ids[row, : len(one.ids)] = one.ids
        own[row, : len(one.own)] = one.own
        for at in set(one.own) - {SENTENCES}:
            for name in HEADS:
                label = one.brief["sentences"][at][name]
                labels[name][row, at] = label or 0
                weights[name][row, at] = one.right and label is not None
        if one.right:
            label_words(one, row, words, said, phrases)
    if random is not None:
        ids = np.where((own < SENTENCES) & (ids != END) & (random.random(ids.shape) < UNSEEN), HIDDEN, ids)
    return {
        "ids": torch.from_numpy(ids),
        "own": torch.from_numpy(own),
        "right": torch.tensor([float(one.right) for one in examples]),
        "labels": {name: torch.from_numpy(one) for name, one in labels.items()},
        "weights": {name: torch.from_numpy(one) for name, one in weights.items()},
        "said": {name: torch.from_numpy(one) for name, one in said.items()},
        "phrases": {name: torch.from_numpy(one) for name, one in phrases.items()},
    }


def label_words(one, row, words, said, phrases):
    """The labels of a brief's words, each at its first token."""
    for at in set(one.own) - {SENTENCES}:
        sentence = one.brief["sentences"][at]
        begin = one.own.index(at)
        places = [begin + start for start in sentence["starts"]]
        for name, labels in said.items():
            if name in sentence:
                for place, (becomes, before) in zip(places, words[name].labels(sentence[name])):
                    labels[:, row, place] = becomes, before
        for name, (own, first, behind) in one.brief["phrases"].items():
            for word, place in enumerate(places):
                phrases[name][row, place] = float(own == at and first <= word < behind)


class Network(nn.Module):
    def __init__(self, path, words, seed):
        super().__init__()
        self.model = Mpnet(path, RANK, seed)
        self.words = words
        self.heads = nn.ModuleDict({name: nn.Linear(2 * DIMENSIONS, labels) for name, (labels, _) in HEADS.items()})
        self.about = nn.Linear(DIMENSIONS, 1)
        self.becomes, self.before = (
            nn.ModuleDict({name: nn.Linear(DIMENSIONS, len(getattr(one, of))) for name, one in words.items()})
            for of in ("becomes", "before")
        )
        self.phrases = nn.ModuleDict({name: nn.Linear(DIMENSIONS, 1) for name in PHRASES})
        self.layers = [self.about]
        for of in (self.heads, self.becomes, self.before, self.phrases):
            self.layers += of.values()
        for layer in self.layers:
            nn.init.normal_(layer.weight, std=0.01)
            nn.init.zeros_(layer.bias)

    def trained(self):
        thin = [*self.model.left.values(), *self.model.right.values()]
        return thin + [values for layer in self.layers for values in layer.parameters()]

    def forward(self, ids, own):
        """By head what is told of each sentence, whether the brief is about whom it is said to be, and the vector of each token."""
        states = self.model(ids)
        of = F.one_hot(own, SENTENCES + 1)[..., :SENTENCES].to(states.dtype)
        mean = (of.transpose(1, 2) @ states / of.sum(1)[..., None].clamp(min=1)).float()
        places = torch.arange(1, ids.shape[1] + 1)
        last = (of.float() * places[None, :, None]).argmax(1)
        end = torch.gather(states, 1, last[..., None].expand(-1, -1, DIMENSIONS)).float()
        sentences = F.dropout(torch.cat([mean, end], -1) * LARGER, DROPPED, self.training)
        first = F.dropout(states[:, 0].float() * LARGER, DROPPED, self.training)
        tokens = F.dropout(states.float() * LARGER, DROPPED, self.training)
        return {name: head(sentences) for name, head in self.heads.items()}, self.about(first)[:, 0], tokens

    def loss(self, batch):
        told, about, tokens = self(batch["ids"], batch["own"])
        total = ABOUT_WEIGHT * F.binary_cross_entropy_with_logits(about, batch["right"])
        for name, (labels, weight) in HEADS.items():
            right, counts = batch["labels"][name], batch["weights"][name]
            if labels == 1:
                each = F.binary_cross_entropy_with_logits(told[name][..., 0], right.float(), reduction="none")
            else:
                each = F.cross_entropy(told[name].transpose(1, 2), right, reduction="none")
            total = total + weight * (each * counts).sum() / counts.sum().clamp(min=1)
        for name, (_, _, weight) in REWORDINGS.items():
            becomes, before = batch["said"][name]
            total = total + weight * mean_over_words(self.becomes[name](tokens), becomes)
            total = total + weight * BEFORE_WEIGHT * mean_over_words(self.before[name](tokens), before)
        for name, labels in batch["phrases"].items():
            counts = (labels >= 0).float()
            each = F.binary_cross_entropy_with_logits(
                self.phrases[name](tokens)[..., 0],
                labels.clamp(min=0),
                reduction="none",
                pos_weight=torch.tensor(NAMING_WEIGHT),
            )
            total = total + PHRASE_WEIGHT * (each * counts).sum() / counts.sum().clamp(min=1)
        return total

    def packed(self, base):
        heads = {name: head for name, head in self.heads.items() if name not in LEFT_OUT}
        layers = {**heads, "about": self.about, **self.phrases}
        words = {}
        for name, one in self.words.items():
            layers |= {f"{name}.becomes": self.becomes[name], f"{name}.before": self.before[name]}
            words |= {f"{name}.becomes": one.becomes, f"{name}.before": one.before}
        heads = {
            name: (LARGER * layer.weight.detach().numpy().T, layer.bias.detach().numpy())
            for name, layer in layers.items()
        }
        told = {name: json.dumps(list_of, ensure_ascii=False) for name, list_of in words.items()}
        return mpnet.packed(self.model, heads, {"base": base, **told})


def mean_over_words(logits, labels):
    counted = (labels != rewording.UNKNOWN).sum().clamp(min=1)
    of = F.cross_entropy(logits.transpose(1, 2), labels, ignore_index=rewording.UNKNOWN, reduction="sum")
    return of / counted


def wrong_ones(brief):
    """Everybody else whom the brief could be about."""
    named = [*brief["others"], *([brief["writer_name"]] if brief["writer_name"] else [])]
    return [name for name in named if name and name not in (brief["person"], brief["short"])]


def examples_of(briefs, random):
    made = []
    for brief in briefs:
        shorter = brief["short"] and random.random() < SHORTER
        made.append(example(brief, brief["short"] if shorter else brief["person"], True))
        wrong = wrong_ones(brief)
        if wrong and random.random() < OTHERS:
            made.append(example(brief, wrong[random.integers(len(wrong))], False))
    order = random.permutation(len(made))
    # Of about one length, so that little of a batch is padding.
    return [made[at] for at in sorted(order, key=lambda at: len(made[at].ids) + random.random() * 100)]


def train(network, briefs, options):
    random = np.random.default_rng(options.seed)
    steps = options.rounds * (len(examples_of(briefs, np.random.default_rng(0))) // BATCH + 1)
    warm = int(steps * WARM_UP) + 1

    def share(step):
        """Of the rate: rising at first, then falling along a cosine."""
        done = min(1, max(0, step - warm) / max(1, steps - warm))
        return min((step + 1) / warm, 0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * done)))

    optimizer = torch.optim.AdamW(network.trained(), lr=RATE, weight_decay=0.01, betas=(0.9, 0.98))
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, share)
    network.train()
    began = time.time()
    for number in range(options.rounds):
        examples = examples_of(briefs, random)
        parts = [examples[at : at + BATCH] for at in range(0, len(examples), BATCH)]
        losses = []
        for at in random.permutation(len(parts)):
            optimizer.zero_grad()
            loss = network.loss(batch_of(parts[at], network.words, random))
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.trained(), 1.0)
            optimizer.step()
            schedule.step()
            losses.append(loss.item())
        print(f"round {number + 1}: loss {np.mean(losses):.3f}, {time.time() - began:.0f} s", flush=True)


@torch.no_grad()
def measure(network, briefs):
    """Prints how often purposes and knowers are told rightly, how often the brief is likelier to be about the right one than
    about anybody else, and how often a sentence of which something is so is likelier to be one than another."""
    network.eval()
    right, first, asked = {"purposes": [], "knowers": []}, 0, 0
    words = {name: ([], []) for name in REWORDINGS}
    likely = {name: ([], []) for name, (labels, _) in HEADS.items() if labels == 1}
    for brief in briefs:
        readings = [example(brief, about, True) for about in [brief["person"], *wrong_ones(brief)]]
        one = batch_of(readings, network.words)
        told, about, tokens = network(one["ids"], one["own"])
        for name, (right_ones, all_ones) in words.items():
            labels = one["said"][name][0, 0]
            counts = labels != rewording.UNKNOWN
            right_ones.append((network.becomes[name](tokens[0])[counts].argmax(-1) == labels[counts]).sum().item())
            all_ones.append(counts.sum().item())
        for name in HEADS:
            counts = one["weights"][name][0] > 0
            labels = one["labels"][name][0][counts].tolist()
            if name in right:
                right[name] += [said == is_so for said, is_so in zip(told[name][0][counts].argmax(-1).tolist(), labels)]
            else:
                for value, label in zip(told[name][0, :, 0][counts].tolist(), labels):
                    likely[name][label].append(value)
        if len(about) > 1:
            asked += 1
            first += int(about.argmax().item() == 0)
    for name, of in right.items():
        print(f"{name} told rightly: {np.mean(of):.1%} of {len(of)}")
    for name, (others, those) in likely.items():
        print(f"{name} likelier: {np.mean(np.array(those)[:, None] > np.array(others)[None]):.1%} of {len(those)}")
    for name, (right_ones, all_ones) in words.items():
        print(f"words {name} rightly: {sum(right_ones) / sum(all_ones):.1%} of {sum(all_ones)}")
    print(f"about the right one: {first} of {asked}")


def main():
    parser = argparse.ArgumentParser(description="Trains the adapter for whole briefs (docs/decisions/0046 and 0052).")
    parser.add_argument("dump", help="what `pnpm coach adapter --briefs --dump` wrote")
    parser.add_argument("weights", help="the weights of all-mpnet-base-v2, a file of safetensors")
    parser.add_argument("model", help="what tools/passage-model makes of them")
    parser.add_argument("out", help="where the adapter is written")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    with open(options.dump, encoding="utf-8") as file:
        briefs = json.load(file)
    prepare(briefs)
    fitted = [brief for brief in briefs if not brief["held_out"]]
    network = Network(options.weights, vocabularies(fitted), options.seed)
    train(network, fitted, options)
    content = network.packed(mpnet.sha256_of(options.model))
    with open(options.out, "wb") as file:
        file.write(content)
    measure(network, [brief for brief in briefs if brief["held_out"]])
    print(f"{options.out}: {len(content)} bytes, SHA-256 {hashlib.sha256(content).hexdigest()}")


if __name__ == "__main__":
    main()
